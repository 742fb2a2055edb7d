import { HOUR_MS, mondayOf, WEEK_MS } from './brand-days.ts';
import type { MoneyEvent } from './money-event.ts';

/**
 * A member below an agent, and the agent's percentage of their stakes: the agent's own less that of the agent in
 * between.
 */
export interface Earner {
  events: readonly MoneyEvent[];
  percent: number;
}

/** A percentage in ten-thousandths, so that sums are exact. */
const PARTS = 10_000;

/** An agent's payments on every Monday for the turnover of the week before. */
export function commissionsOf(team: readonly Earner[], now: number): { at: number; amount: number }[] {
  const weeks = new Map<number, number>();
  for (const { events, percent } of team) {
    for (const event of events) {
      if (event.kind !== 'round') continue;
      const week = mondayOf(event.at);
      weeks.set(week, (weeks.get(week) ?? 0) + event.stake * Math.round(percent * PARTS));
    }
  }
  return [...weeks]
    .map(([week, earned]) => ({ at: week + WEEK_MS + 10 * HOUR_MS, amount: Math.floor(earned / (100 * PARTS)) }))
    .filter(({ at, amount }) => amount > 0 && at < now)
    .sort((a, b) => a.at - b.at);
}
