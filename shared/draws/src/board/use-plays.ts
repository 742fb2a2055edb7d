import type { Board } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import type { RuleSetName } from '@atrium/lottery-rules/rule-sets';
import { dayAt } from '@atrium/lottery-rules/zone-time';
import { use } from 'react';
import { loadGreatest } from './greatest.ts';

const loaded = new Map<string, Promise<ReadonlyMap<string, Play>>>();

/** The plays of a board by code, for the draw at `drawsAt`; suspends until the rules have loaded. Closed plays, and rule sets that this version does not have, are left out. */
export function usePlays(
  { rules: { sets, house, cuts, closed = [] }, timeZone }: Board,
  drawsAt: string,
): ReadonlyMap<string, Play> {
  const day = dayAt(new Date(drawsAt), timeZone);
  const key = JSON.stringify([sets, house, cuts, closed, day]);
  let plays = loaded.get(key);
  if (!plays) {
    plays = Promise.all([import('@atrium/lottery-rules/rule-sets'), loadGreatest()]).then(
      ([{ playsOf, RULE_SETS }]) => {
        const all = playsOf(
          sets.filter((name): name is RuleSetName => name in RULE_SETS),
          house,
          day,
          cuts,
        );
        return new Map([...all].filter(([code]) => !closed.includes(code)));
      },
    );
    plays.catch(() => loaded.delete(key));
    loaded.set(key, plays);
  }
  return use(plays);
}
