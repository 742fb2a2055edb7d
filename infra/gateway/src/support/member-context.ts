import type { SupportMember } from '@atrium/contracts/operator-support';
import type * as v from 'valibot';
import type { Parts } from '../platform/parts.ts';
import { balanceOf } from '../wallet/balance.ts';

type Context = v.InferOutput<typeof SupportMember>;
type Row = Omit<Context, 'registeredAt' | 'lastLoginAt' | 'lastDepositAt' | 'cash'> & {
  type: number;
  registeredAt: Date;
  lastLoginAt: Date | null;
  lastDepositAt: Date | null;
};

/** Facts about a member for operators: rank, money, a current break. No phone number, no address. */
export async function memberContext({ database, clock }: Parts, memberId: string): Promise<Context> {
  const { type, registeredAt, lastLoginAt, lastDepositAt, ...row } = (await database.first<Row>(
    `SELECT m.id, m.account, m.nickname, m.rank_name AS rank, m.status, m.type, m.currency, m.registered_at AS "registeredAt", m.last_login_at AS "lastLoginAt",
            (SELECT count(*)::int FROM withdrawals w WHERE w.member_id = m.id AND w.status IN ('in-review', 'approved')) AS "openWithdrawals",
            (SELECT max(d.settled_at) FROM deposits d WHERE d.member_id = m.id AND d.status = 'credited') AS "lastDepositAt", player_barred(m.id, $2) AS "onBreak"
       FROM members m WHERE m.id = $1`,
    [memberId, clock.now()],
  ))!;
  const { cash } = await balanceOf(database, { memberId, type, currency: row.currency });
  return {
    ...row,
    cash,
    registeredAt: registeredAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    lastDepositAt: lastDepositAt?.toISOString() ?? null,
  };
}
