import type { BonusState } from '@atrium/contracts/bonuses';
import type { Queryable, Transaction } from '../platform/database.ts';

export interface LockedBonus {
  id: string;
  member_id: string;
  promotion_id: string | null;
  currency: string;
  state: BonusState;
  /** What has to be wagered is wagered. */
  is_wagered: boolean;
  ends_at: Date | null;
  emptied: boolean;
  max_win: string | null;
  converted: string;
  /** The money on its account. */
  balance: string;
  /** The sequence of its account, which grows with every movement. */
  sequence: string;
  /** Rounds with its money are open. */
  in_play: boolean;
  /** Settled rounds of the member are not counted yet. */
  counting: boolean;
}

/**
 * Locks the member's cash, under which all bonus money moves, and then the bonus. Both stay locked until the transaction
 * ends.
 */
export async function lockBonus(
  transaction: Transaction,
  { id, memberId, currency }: { id: string; memberId: string; currency: string },
): Promise<LockedBonus | undefined> {
  await transaction.run('SELECT vendor_lock($1, $2)', [memberId, currency]);
  await transaction.run('SELECT 1 FROM bonuses WHERE id = $1 FOR UPDATE', [id]);
  return await transaction.first<LockedBonus>(
    `SELECT b.id, b.member_id, b.promotion_id, b.currency, b.state, b.wagered >= b.wagering * 100 AS is_wagered, b.ends_at, b.emptied,
            b.max_win, b.converted, a.posted AS balance, a.sequence,
            EXISTS (SELECT 1 FROM rounds r WHERE r.bonus_account = b.account_id AND r.status = 'open') AS in_play,
            EXISTS (SELECT 1 FROM accrual_queue q JOIN rounds r ON r.id = q.round_id WHERE r.member_id = b.member_id) AS counting
       FROM bonuses b JOIN ledger_accounts a ON a.id = b.account_id WHERE b.id = $1 AND b.member_id = $2`,
    [id, memberId],
  );
}

/** Bonuses to end, and ended ones that may have received money since. */
export const dueBonuses = (
  database: Queryable,
  { endedBefore, limit }: { endedBefore: Date; limit: number },
): Promise<{ id: string; memberId: string; currency: string }[]> =>
  database.rows(
    `SELECT id, member_id AS "memberId", currency FROM (
       (SELECT id, member_id, currency FROM bonuses WHERE state = 'active' AND (emptied OR wagered >= wagering * 100) ORDER BY id LIMIT $2)
       UNION (SELECT id, member_id, currency FROM bonuses WHERE state = 'active' AND ends_at < $1 ORDER BY ends_at LIMIT $2)
       UNION (SELECT b.id, b.member_id, b.currency FROM bonuses b JOIN ledger_accounts a ON a.id = b.account_id
               WHERE b.state NOT IN ('waiting', 'active') AND NOT b.swept
                 AND (a.posted > 0 OR NOT EXISTS (SELECT 1 FROM rounds r WHERE r.bonus_account = b.account_id AND r.status = 'open'))
               ORDER BY b.id LIMIT $2)) due ORDER BY id`,
    [endedBefore, limit],
  );

export const endBonus = (transaction: Transaction, id: string, state: BonusState, at: Date): Promise<number> =>
  transaction.run('UPDATE bonuses SET state = $2, ended_at = $3 WHERE id = $1', [id, state, at]);

/** Starts the time of the bonus that has waited longest, unless another one is being played. */
export const activateNext = (transaction: Transaction, memberId: string, at: Date): Promise<number> =>
  transaction.run(
    `UPDATE bonuses SET state = 'active', activated_at = $2, ends_at = $2::timestamptz + days * interval '1 day'
      WHERE id = (SELECT id FROM bonuses WHERE member_id = $1 AND state = 'waiting' ORDER BY id LIMIT 1)
        AND NOT EXISTS (SELECT 1 FROM bonuses o WHERE o.member_id = $1 AND o.state = 'active')`,
    [memberId, at],
  );
