import type { Parts } from '../../platform/parts.ts';

export const EXPIRE_EVENTS_EVERY_MS = 3_600_000;
const MOST_AT_ONCE = 10_000;

/** Removes significant events whose time of storage is over. */
export async function expireEvents({ database }: Pick<Parts, 'database'>): Promise<void> {
  for (let removed = MOST_AT_ONCE; removed === MOST_AT_ONCE; )
    removed = (await database.first<{ removed: number }>('SELECT significant_events_expire() AS removed'))!.removed;
}
