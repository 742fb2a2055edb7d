import type { Queryable } from '../platform/database.ts';

/**
 * Gives the demo brand's booked deposits and withdrawals their rows (the ledger was written first), every demo member an
 * account to withdraw to, and agent1 its contracts.
 */
export async function seedPaymentHistory(queryable: Queryable): Promise<void> {
  await queryable.run(
    `INSERT INTO deposits (reference, member_id, method, amount, currency, status, created_at, settled_at, entry_id)
     SELECT e.reference, e.member_id, e.detail, l.amount, l.currency, 'credited', e.at - interval '90 seconds', e.at, e.id
       FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id JOIN ledger_accounts a ON a.id = l.account_id
      WHERE e.kind = 'deposit' AND a.class = 'player:cash' AND l.amount > 0 AND e.reference <> '' ON CONFLICT DO NOTHING`,
  );
  await queryable.run(
    `INSERT INTO payout_accounts (member_id, name, holder, number)
     SELECT id, (ARRAY['Meridian Bank', 'Harbour Bank', 'Union Savings'])[1 + id % 3], nickname, lpad((id * 7919 % 1000000000)::text, 10, '4') FROM members WHERE type <> 4`,
  );
  await queryable.run(
    `INSERT INTO withdrawals (reference, member_id, account_id, amount, currency, status, created_at, reviewed_at, reviewed_by, paid_at)
     SELECT e.reference, e.member_id, p.id, -l.amount, l.currency, CASE WHEN paid.at IS NULL THEN 'in-review' ELSE 'received' END, e.at, paid.at, CASE WHEN paid.at IS NULL THEN NULL ELSE 'operator' END, paid.at
       FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id JOIN ledger_accounts a ON a.id = l.account_id AND a.class = 'player:cash' JOIN payout_accounts p ON p.member_id = e.member_id
       LEFT JOIN LATERAL (SELECT x.at FROM ledger_entries x WHERE x.reference = e.reference AND x.kind = 'withdrawal' AND x.detail = 'paid') paid ON true
      WHERE e.kind = 'withdrawal' AND l.amount < 0 AND e.reference <> '' ON CONFLICT DO NOTHING`,
  );
  await queryable.run(
    `UPDATE members SET details = details || '{"contracts": {"dailySalary": true, "dividend": true, "hourlySalary": true, "realTimeSalary": true, "monthlyRebateSalary": true}}' WHERE account = 'agent1'`,
  );
}
