import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { growJackpot } from './grow-jackpot.ts';
import { jackpotIds } from './jackpots.repository.ts';

export const GROW_EVERY_MS = 2_000;
/** GM-13 asks for 30 seconds: growing, this and the way to the tab together stay below. */
export const SHOW_EVERY_MS = 10_000;

/** One turn over all jackpots: begins those that are due, adds what has settled, pays what drops. */
export async function growJackpots(parts: Parts): Promise<void> {
  for (const id of await jackpotIds(parts.database)) {
    try {
      while (!parts.stopping.aborted && (await growJackpot(parts, id)));
    } catch (error) {
      // One that cannot grow, such as after the loss of its sealing key, must not stop the others. Its queue is kept.
      parts.log.error({ err: error, jackpot: id }, 'a jackpot could not grow');
    }
  }
}

/** Sends the amounts of the running jackpots to all tabs where they have changed. */
export async function showJackpots({ database, live }: Pick<Parts, 'database' | 'live'>): Promise<void> {
  const amounts = await database.rows<{ id: string; number: number; amount: string }>(
    'SELECT jackpot_id AS id, number, amount FROM jackpot_runs WHERE dropped_at IS NULL ORDER BY jackpot_id',
  );
  if (amounts.length === 0 && live.lastState('jackpots') === undefined) return;
  live.publishState('jackpots.changed', { amounts }, { jackpots: JSON.stringify(amounts) });
}

/** For every process: a jackpot is locked while it grows, and a state that is known already is not sent again. */
export const jackpotJobs = (parts: Parts): readonly Job[] => [
  every('jackpots', GROW_EVERY_MS, () => growJackpots(parts)),
  every('amounts of jackpots', SHOW_EVERY_MS, () => showJackpots(parts)),
];
