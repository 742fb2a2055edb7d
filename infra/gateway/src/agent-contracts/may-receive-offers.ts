import type { Queryable } from '../platform/database.ts';

/** Whether an offer may go to a member: nobody on a break, excluded, locked or barred receives one. Source: 12-09, RG-13. */
export async function mayReceiveOffers(database: Queryable, memberId: string, at: Date): Promise<boolean> {
  const row = await database.first<{ barred: boolean }>('SELECT player_barred($1, $2) AS barred', [memberId, at]);
  return row?.barred === false;
}
