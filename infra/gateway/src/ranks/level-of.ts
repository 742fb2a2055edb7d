import type { Queryable } from '../platform/database.ts';

/** The level of a member's rank. */
export async function levelOf(database: Queryable, memberId: string): Promise<number> {
  const row = await database.first<{ level: number }>('SELECT rank_level AS level FROM members WHERE id = $1', [
    memberId,
  ]);
  return row!.level;
}
