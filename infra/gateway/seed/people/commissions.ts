import { HOUR, mondayOf, WEEK } from './brand-days.ts';
import type { Happening } from './happening.ts';

/** Somebody below an agent, and what the agent earns of the stakes: the own percentage less that of the agent between. */
export interface Earner {
  happenings: readonly Happening[];
  percent: number;
}

/** A percentage as whole ten-thousandths, so that sums are exact. */
const PARTS = 10_000;

/** What an agent is paid every Monday for the turnover of the week before. */
export function commissionsOf(team: readonly Earner[], now: number): { at: number; amount: number }[] {
  const weeks = new Map<number, number>();
  for (const { happenings, percent } of team) {
    for (const happening of happenings) {
      if (happening.kind !== 'round') continue;
      const week = mondayOf(happening.at);
      weeks.set(week, (weeks.get(week) ?? 0) + happening.stake * Math.round(percent * PARTS));
    }
  }
  return [...weeks]
    .map(([week, earned]) => ({ at: week + WEEK + 10 * HOUR, amount: Math.floor(earned / (100 * PARTS)) }))
    .filter(({ at, amount }) => amount > 0 && at < now)
    .sort((a, b) => a.at - b.at);
}
