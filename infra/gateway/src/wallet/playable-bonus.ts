import type { Queryable } from '../platform/database.ts';

/** The money of the bonus that the member plays now, in minor units. Source: 11-18. */
export async function playableBonus(
  database: Queryable,
  { memberId, currency }: { memberId: string; currency: string },
  now: Date,
): Promise<string> {
  const row = await database.first<{ posted: string }>(
    {
      name: 'playable-bonus',
      text: `SELECT a.posted FROM bonuses b JOIN ledger_accounts a ON a.id = b.account_id
              WHERE b.member_id = $1 AND b.state = 'active' AND b.currency = $2 AND b.ends_at > $3`,
    },
    [memberId, currency, now],
  );
  return row?.posted ?? '0';
}
