import { every, type Job } from './jobs.ts';
import type { Parts } from './parts.ts';

const EVERY_MS = 60_000;
/** Records of processes whose clocks differ by more are out of order. */
const MOST_DIFFERENCE_MS = 1_000;

/**
 * Compares the clock that stamps this process's records with the database's, which is the same for all processes. Returns
 * by how much it is ahead, in milliseconds; half of the call's duration is taken off. Source: SY-01.
 */
export async function compareClocks({ database, clock, log }: Pick<Parts, 'database' | 'clock' | 'log'>) {
  const sent = clock.now().getTime();
  const row = await database.first<{ now: Date }>('SELECT clock_timestamp() AS now');
  const answered = clock.now().getTime();
  const aheadMs = (sent + answered) / 2 - row!.now.getTime();
  if (Math.abs(aheadMs) - (answered - sent) / 2 > MOST_DIFFERENCE_MS)
    log.error(
      { aheadMs: Math.round(aheadMs) },
      'the clock differs from that of the database: synchronise this machine',
    );
  return aheadMs;
}

export const clockComparison = (parts: Parts): Job => every('clock comparison', EVERY_MS, () => compareClocks(parts));
