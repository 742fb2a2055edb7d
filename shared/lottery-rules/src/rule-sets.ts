import { HOUSE, type House } from './house.ts';
import type { Play } from './play.ts';
import { sscPlays } from './rules/ssc/ssc.ts';

/** A rule set lists the plays of a game for its house rules. A game has one or more. */
export type RuleSet = (house: House) => readonly Play[];

export const RULE_SETS = { ssc: sscPlays } satisfies Record<string, RuleSet>;
export type RuleSetName = keyof typeof RULE_SETS;

/** The plays of some rule sets by code. Throws if two have the same code. */
export function playsOf(names: readonly RuleSetName[], house: Partial<House> = {}): ReadonlyMap<string, Play> {
  const plays = new Map<string, Play>();
  for (const name of names)
    for (const play of RULE_SETS[name]({ ...HOUSE, ...house })) {
      if (plays.has(play.code)) throw new Error(`Two plays are called ${play.code}.`);
      plays.set(play.code, play);
    }
  return plays;
}
