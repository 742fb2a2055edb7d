import { type Duty, pause } from '../platform/leader.ts';
import type { Parts } from '../platform/parts.ts';
import { type Drawn, drawDue, nextDue } from './draw-due.ts';
import { planDraws } from './plan-draws.ts';

/** How long the scheduler looks away at most. */
const LONGEST_SLEEP = 30_000;
/** Results this old are history: tabs have them from the lists. */
const FRESH = 5 * 60_000;

/** One turn: plan ahead, move on what is due, tell the tabs. Returns what was drawn. */
export async function tick({ database, clock, live }: Pick<Parts, 'database' | 'clock' | 'live'>): Promise<Drawn[]> {
  const now = clock.now();
  await planDraws(database, now);
  const drawn = await drawDue(database, now);
  for (const { gameCode, issue, result, drawsAt } of drawn) {
    if (now.getTime() - drawsAt.getTime() < FRESH) live.publish('draw.drawn', { gameCode, issue, result });
  }
  return drawn;
}

/**
 * Draws the lotteries for as long as this process leads; what was missed while none did is caught up and marked as late.
 */
export const drawing = (parts: Parts): Duty => ({
  name: 'draws',
  async run(signal) {
    while (!signal.aborted) {
      const drawn = await tick(parts);
      if (drawn.length > 0) parts.log.debug({ drawn: drawn.length }, 'drawn');
      const due = await nextDue(parts.database);
      const wait = due === undefined ? LONGEST_SLEEP : due.getTime() - parts.clock.now().getTime();
      await pause(Math.min(LONGEST_SLEEP, Math.max(20, wait)), signal);
    }
  },
});
