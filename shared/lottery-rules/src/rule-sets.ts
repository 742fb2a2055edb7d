import { HOUSE, type House } from './house.ts';
import type { MarketCuts } from './market-cuts.ts';
import type { Play } from './play.ts';
import { fourDPlays } from './rules/four-d/four-d.ts';
import { threeD } from './rules/four-d/straight.ts';
import { lotto45Plays, lotto55Plays, markSixOfficialPlays, totoPlays } from './rules/lotto/lotto.ts';
import { elevenFivePlays } from './rules/eleven-five/eleven-five.ts';
import { elevenFiveCreditPlays } from './rules/eleven-five/eleven-five-credit.ts';
import { k3Plays } from './rules/k3/k3.ts';
import { kenoPlays } from './rules/keno/keno.ts';
import { pc28Plays } from './rules/pick3/pc28.ts';
import { pick3Plays } from './rules/pick3/pick3.ts';
import { pk10Plays } from './rules/pk10/pk10.ts';
import { markSixPlays } from './rules/marksix/marksix.ts';
import { sscPlays } from './rules/ssc/ssc.ts';
import { sscCreditPlays } from './rules/ssc/ssc-credit.ts';
import { MARKET_SETS } from './rules/thai/market-sets.ts';
import { vnNorthPlays, vnSouthPlays } from './rules/vietnam/vietnam.ts';
import type { Day } from './zone-time.ts';

/**
 * A rule set lists the plays of a game for its house rules, for the day of the draw in the game's time zone (the animals of Mark
 * Six change at lunar new year) and, of a market, for its cuts. A game has one or more.
 */
export type RuleSet = (house: House, drawDay: Day, cuts?: MarketCuts) => readonly Play[];

export const RULE_SETS = {
  ssc: sscPlays,
  'ssc-credit': sscCreditPlays,
  pick3: pick3Plays,
  pc28: pc28Plays,
  '11x5': elevenFivePlays,
  '11x5-credit': elevenFiveCreditPlays,
  k3: k3Plays,
  pk10: pk10Plays,
  keno: kenoPlays,
  ...MARKET_SETS,
  'vn-north': vnNorthPlays,
  'vn-south': vnSouthPlays,
  marksix: markSixPlays,
  'marksix-official': markSixOfficialPlays,
  toto: totoPlays,
  lotto45: lotto45Plays,
  lotto55: lotto55Plays,
  '4d': () => fourDPlays,
  '4d-three': () => threeD,
} satisfies Record<string, RuleSet>;
export type RuleSetName = keyof typeof RULE_SETS;

/** The plays of some rule sets by code, for a draw on `drawDay`. Throws if two have the same code. */
export function playsOf(
  names: readonly RuleSetName[],
  house: Partial<House>,
  drawDay: Day,
  cuts?: MarketCuts,
): ReadonlyMap<string, Play> {
  const plays = new Map<string, Play>();
  for (const name of names) {
    const ruleSet: RuleSet = RULE_SETS[name];
    for (const play of ruleSet({ ...HOUSE, ...house }, drawDay, cuts)) {
      if (plays.has(play.code)) throw new Error(`Two plays are called ${play.code}.`);
      plays.set(play.code, play);
    }
  }
  return plays;
}
