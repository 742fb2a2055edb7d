import type { Pool } from 'pg';

/** Everything that agents' money is, without the numbers and times of the run that made it. */
const BOOKS: Readonly<Record<string, string>> = {
  play: 'SELECT round_id, member_id, category, sum(valid), sum(stake), sum(payout), count(*) FROM agent_play GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
  rebates:
    'SELECT agent_id, category, source_id, earned_on, sum(valid), sum(micro) FROM agent_accruals GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4',
  'rebate bills':
    'SELECT agent_id, starts_on, ends_on, valid, micro, carried_in, amount, carried_out FROM agent_rebate_periods ORDER BY 1, 2',
  bills: `SELECT contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, paid, state, clause, rate_ppm, gross_micro,
                 corrections_micro, lowers_micro, carried_in, carried_out FROM contract_settlements ORDER BY 1, 2`,
  'lines of bills': `SELECT s.contract_id, s.starts_at, l.kind, CASE WHEN l.kind <> 'correction' THEN l.ref END, l.basis, l.rate_ppm, l.micro
    FROM contract_settlement_lines l JOIN contract_settlements s ON s.id = l.settlement_id ORDER BY 1, 2, 3, 4, 5, 6, 7`,
  payments: `SELECT s.contract_id, s.starts_at, sum(p.amount) FROM contract_payments p JOIN contract_settlements s ON s.id = p.settlement_id
    GROUP BY 1, 2 ORDER BY 1, 2`,
  balances:
    "SELECT member_id, class, currency, posted FROM ledger_accounts WHERE class NOT LIKE 'clearing%' ORDER BY 1, 2, 3, 4",
  entries: 'SELECT kind, detail, member_id, count(*) FROM ledger_entries GROUP BY 1, 2, 3 ORDER BY 1, 2, 3',
};

/** A hash of each book. */
export async function booksOf(pool: Pool): Promise<Record<string, string>> {
  const books: Record<string, string> = {};
  for (const [name, text] of Object.entries(BOOKS)) {
    const { rows } = await pool.query<{ hash: string }>(
      `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(b::text, '|')), '') AS hash FROM (${text}) b`,
    );
    books[name] = rows[0]!.hash;
  }
  return books;
}

export const differences = (one: Record<string, string>, other: Record<string, string>, when: string): string[] =>
  Object.keys(BOOKS).flatMap((name) =>
    one[name] === other[name] ? [] : [`${when}: the ${name} differ (${one[name]}; ${other[name]}).`],
  );
