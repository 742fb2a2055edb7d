import type { Pool } from 'pg';
import { DEVICE_LIFE_SECONDS } from './known-devices.ts';

/** A count of failures starts anew after an hour without one. */
const FAILURE_LIFE_MS = 24 * 3_600_000;
const EVERY_MS = 3_600_000;
const purgedAt = new WeakMap<Pool, number>();

/** Deletes counts of failures and devices that have expired, once an hour: guesses of invented names leave rows, too. */
export async function purgeSignIns(pool: Pool, now: Date): Promise<void> {
  if (now.getTime() - (purgedAt.get(pool) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
  purgedAt.set(pool, now.getTime());
  await pool.query(
    'DELETE FROM registry.sign_in_failure WHERE at < $1 AND (locked_until IS NULL OR locked_until < $2)',
    [new Date(now.getTime() - FAILURE_LIFE_MS), now],
  );
  await pool.query('DELETE FROM registry.known_device WHERE used_at < $1', [
    new Date(now.getTime() - DEVICE_LIFE_SECONDS * 1_000),
  ]);
}
