import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { type Drawn, drawDue, nextDue } from './draw-due.ts';
import { planDraws } from './plan-draws.ts';

/** The longest time between two turns. */
const SLEEP_LIMIT_MS = 30_000;
/** Older results are not announced: tabs read them from the lists. */
const ANNOUNCE_WITHIN_MS = 5 * 60_000;

/** One turn: plan ahead, draw what is due, notify the tabs. Returns the draws made. */
export async function tick({ database, clock, live }: Pick<Parts, 'database' | 'clock' | 'live'>): Promise<Drawn[]> {
  const now = clock.now();
  await planDraws(database, now);
  const drawn = await drawDue(database, now);
  for (const { gameCode, issue, result, drawsAt } of drawn) {
    if (now.getTime() - drawsAt.getTime() < ANNOUNCE_WITHIN_MS) live.publish('draw.drawn', { gameCode, issue, result });
  }
  return drawn;
}

/** Draws the lotteries in the leading process. Draws missed without a leader are made up and marked as late. */
export const drawing = (parts: Parts): Job =>
  every(
    'draws',
    () => untilNextDraw(parts),
    async () => {
      const drawn = await tick(parts);
      if (drawn.length > 0) parts.log.debug({ drawn: drawn.length }, 'drawn');
    },
  );

async function untilNextDraw({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<number> {
  const due = await nextDue(database);
  const waitMs = due === undefined ? SLEEP_LIMIT_MS : due.getTime() - clock.now().getTime();
  return Math.min(SLEEP_LIMIT_MS, Math.max(20, waitMs));
}
