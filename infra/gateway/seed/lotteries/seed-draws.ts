import { drawDue } from '../../src/lottery/draw-due.ts';
import { planDraws } from '../../src/lottery/plan-draws.ts';
import type { Queryable } from '../../src/platform/database.ts';

const DAY = 86_400_000;

/**
 * The draws that a member sees in the lists: the scheduler's own plan and draw, with the clock set back. Games that draw all
 * day get a day of history, the others two months.
 */
export async function seedDraws(database: Queryable, now: Date): Promise<void> {
  await planDraws(database, now, { intervalHistory: DAY, dayHistory: 62 * DAY });
  await drawDue(database, now, { onTime: true });
}
