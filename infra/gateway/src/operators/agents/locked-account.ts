import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Transaction } from '../../platform/database.ts';

export interface Account {
  id: string;
  account: string;
  type: number;
  path: string[];
  prizeGroup: number | null;
  upline: string | null;
}

/** The account that an operator names, in any case of its letters, locked. Throws UNKNOWN_MEMBER. */
export async function lockedAccount(transaction: Transaction, account: string): Promise<Account> {
  const row = await transaction.first<Account>(
    `SELECT m.id, m.account, m.type, m.path, m.prize_group AS "prizeGroup", u.account AS upline
       FROM members m LEFT JOIN members u ON u.id = m.upline_id WHERE lower(m.account) = lower($1) FOR UPDATE OF m`,
    [account],
  );
  if (!row) throw new OperatorRefusal('UNKNOWN_MEMBER', 'There is no account with this name.');
  return row;
}
