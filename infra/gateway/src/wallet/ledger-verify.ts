import type { Queryable } from '../platform/database.ts';

export interface LedgerReport {
  ok: boolean;
  entries: number;
  accounts: number;
  /** One sentence for each broken invariant, naming the first entry or account that breaks it. */
  failures: string[];
}

/** Each query finds what breaks one invariant (domain.md §3.2); no row means that it holds. */
const CHECKS: readonly { says: string; text: string }[] = [
  {
    says: 'An entry does not add up to zero',
    text: "SELECT 'entry ' || entry_id || ', ' || currency || ' ' || sum(amount) AS what FROM ledger_lines GROUP BY entry_id, currency HAVING sum(amount) <> 0",
  },
  {
    says: 'The ledger can be changed: a guard is missing or switched off',
    text: `SELECT t.rel || '.' || t.name AS what
             FROM (VALUES ('ledger_entries', 'append_only'), ('ledger_lines', 'append_only'), ('ledger_lines', 'apply'), ('ledger_accounts', 'append_only'), ('ledger_accounts', 'guard'), ('ledger_holds', 'append_only'), ('ledger_holds', 'apply')) AS t (rel, name)
            WHERE NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = to_regclass(t.rel) AND g.tgname = t.name AND g.tgenabled = 'O')`,
  },
  {
    says: 'A cached balance is not the sum of its lines',
    text: `SELECT 'account ' || a.id || ' (' || a.class || ' of member ' || a.member_id || ') has ' || a.posted || ', its lines make ' || coalesce(s.amount, 0) AS what
             FROM ledger_accounts a LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM ledger_lines GROUP BY 1) s ON s.account_id = a.id
            WHERE a.cached AND a.posted <> coalesce(s.amount, 0)`,
  },
  {
    says: 'A line notes a wrong balance',
    text: `SELECT 'entry ' || entry_id || ', account ' || account_id AS what
             FROM (SELECT entry_id, account_id, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY entry_id, line) AS sum FROM ledger_lines WHERE balance_after IS NOT NULL) l
            WHERE balance_after <> sum`,
  },
  {
    says: 'A line has no account of its currency',
    text: "SELECT 'entry ' || l.entry_id AS what FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.currency <> l.currency OR a.cached <> (l.balance_after IS NOT NULL)",
  },
  {
    says: 'A player has less than nothing to spend',
    text: "SELECT 'account ' || id AS what FROM ledger_accounts WHERE cached AND posted - held < 0",
  },
  {
    says: 'What is held is not the sum of the open holds',
    text: `SELECT 'account ' || a.id AS what FROM ledger_accounts a LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM ledger_holds WHERE state = 'created' GROUP BY 1) h ON h.account_id = a.id
            WHERE a.held <> coalesce(h.amount, 0)`,
  },
  {
    says: 'A hold does not add up',
    text: "SELECT 'hold ' || id AS what FROM ledger_holds WHERE state <> 'created' AND captured + released <> amount",
  },
  {
    says: 'A command was posted twice',
    text: "SELECT scope || ' ' || key AS what FROM ledger_entries GROUP BY scope, key HAVING count(*) > 1",
  },
  {
    says: 'Money was made or lost',
    text: "SELECT currency || ' ' || sum(amount) AS what FROM ledger_lines GROUP BY currency HAVING sum(amount) <> 0",
  },
  {
    says: 'Money crossed the boundary in an entry that may not',
    text: `SELECT DISTINCT 'entry ' || e.id || ' (' || e.kind || ')' AS what FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id JOIN ledger_entries e ON e.id = l.entry_id
            WHERE a.class LIKE 'clearing:%' AND e.kind NOT IN ('deposit', 'withdrawal', 'correction')`,
  },
  {
    says: 'An escrow does not hold the stake of its open round, or something of a closed one',
    text: `SELECT 'round ' || r.id || ' (' || r.status || ')' AS what
             FROM rounds r LEFT JOIN (SELECT l.reference, sum(l.amount) AS amount FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'escrow:round' GROUP BY 1) h ON h.reference = r.id::text
            WHERE coalesce(h.amount, 0) <> CASE r.status WHEN 'open' THEN r.stake ELSE 0 END`,
  },
  {
    says: 'A reversal names an entry of another member',
    text: "SELECT 'entry ' || e.id AS what FROM ledger_entries e JOIN ledger_entries o ON o.id = e.reverses WHERE o.member_id IS DISTINCT FROM e.member_id",
  },
];

/** Checks every invariant of the ledger over a live database, without changing or locking anything. */
export async function verifyLedger(database: Queryable): Promise<LedgerReport> {
  const failures: string[] = [];
  for (const { says, text } of CHECKS) {
    const found = await database.rows<{ what: string; total: number }>(
      `SELECT what, (count(*) OVER ())::int AS total FROM (${text}) broken ORDER BY what LIMIT 1`,
    );
    const [first] = found;
    if (first) failures.push(`${says}: ${first.what}${first.total > 1 ? ` and ${first.total - 1} more` : ''}.`);
  }
  const counted = await database.first<{ entries: number; accounts: number }>(
    'SELECT (SELECT count(*) FROM ledger_entries)::int AS entries, (SELECT count(*) FROM ledger_accounts)::int AS accounts',
  );
  return { ok: failures.length === 0, entries: counted!.entries, accounts: counted!.accounts, failures };
}
