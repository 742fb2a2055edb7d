import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '../database.ts';

const LOOK_INTERVAL_MS = 20;

/** Resolves once a statement that contains `text` waits for a lock. */
export async function lockWait(database: Queryable, text = ''): Promise<void> {
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1";
  while (!(await database.first(waiting, [`%${text}%`]))) await setTimeout(LOOK_INTERVAL_MS);
}
