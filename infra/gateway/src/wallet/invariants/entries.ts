import type { Invariant } from './invariant.ts';

/** SQL: whether an archive has the lines of an entry. Its file is checked apart: see verify-archive.ts. */
const ARCHIVED = (entry: string) =>
  `(is_play(${entry}.kind) AND ${entry}.id <= (SELECT last_entry FROM ledger_archived))`;

export const balancedEntries: Invariant = {
  number: 1,
  name: 'every entry adds up to zero in each currency',
  checks: [
    {
      failure: 'An entry does not add up to zero',
      text: "SELECT 'entry ' || entry_id || ', ' || currency || ' ' || sum(amount) AS what FROM ledger_lines GROUP BY entry_id, currency HAVING sum(amount) <> 0",
    },
    {
      failure: 'An entry has no lines',
      text: `SELECT 'entry ' || e.id AS what FROM ledger_entries e
              WHERE NOT EXISTS (SELECT 1 FROM ledger_lines l WHERE l.entry_id = e.id) AND NOT ${ARCHIVED('e')}`,
    },
    {
      failure: 'A line has no entry, or no account of its currency',
      text: `SELECT 'entry ' || l.entry_id AS what FROM ledger_lines l LEFT JOIN ledger_accounts a ON a.id = l.account_id LEFT JOIN ledger_entries e ON e.id = l.entry_id
              WHERE e.id IS NULL OR a.id IS NULL OR a.currency <> l.currency OR a.cached <> (l.balance_after IS NOT NULL)`,
    },
  ],
};

export const appendOnly: Invariant = {
  number: 2,
  name: 'entries are never changed; corrections reverse the entry they refer to',
  checks: [
    {
      failure: 'The ledger can be changed: a guard is missing or switched off',
      text: `SELECT t.rel || '.' || t.name AS what
               FROM (VALUES ('ledger_entries', 'append_only'), ('ledger_lines', 'append_only'), ('ledger_lines', 'apply'), ('ledger_lines', 'hours'), ('ledger_accounts', 'append_only'), ('ledger_accounts', 'guard'),
                            ('ledger_holds', 'append_only'), ('ledger_holds', 'apply'), ('ledger_seals', 'append_only'), ('ledger_archives', 'append_only'), ('ledger_carried_bonus_stakes', 'append_only')) AS t (rel, name)
              WHERE NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = to_regclass(t.rel) AND g.tgname = t.name AND g.tgenabled = 'O')`,
    },
    {
      failure: 'A reversal names an entry of another member',
      text: "SELECT 'entry ' || e.id AS what FROM ledger_entries e JOIN ledger_entries o ON o.id = e.reverses WHERE o.member_id IS DISTINCT FROM e.member_id",
    },
    {
      failure: 'A rollback does not return exactly the amount of its entry',
      text: `SELECT 'entry ' || e.id AS what FROM ledger_entries e
               LEFT JOIN ledger_entries o ON o.id = e.reverses
              WHERE e.kind = 'rollback' AND NOT ${ARCHIVED('e')}
                AND (o.id IS NULL OR NOT ${ARCHIVED('o')} AND EXISTS (
                      SELECT 1 FROM (SELECT account_id, amount FROM ledger_lines WHERE entry_id = e.id UNION ALL SELECT account_id, amount FROM ledger_lines WHERE entry_id = e.reverses) b
                       GROUP BY account_id HAVING sum(amount) <> 0))`,
    },
  ],
};

export const onceOnly: Invariant = {
  number: 6,
  name: 'a command is posted once, and its content is stored',
  checks: [
    {
      failure: 'A command was posted twice',
      text: "SELECT scope || ' ' || key AS what FROM ledger_entries GROUP BY scope, key HAVING count(*) > 1",
    },
    {
      failure: 'The guard against posting a command twice is missing',
      text: `SELECT t.rel || '.' || t.name AS what
               FROM (VALUES ('ledger_entries', 'ledger_entries_once'), ('ledger_holds', 'ledger_holds_once'), ('idempotency', 'idempotency_pkey'), ('vendor_transactions', 'vendor_transactions_pkey')) AS t (rel, name)
              WHERE NOT EXISTS (SELECT 1 FROM pg_constraint c JOIN pg_index i ON i.indexrelid = c.conindid WHERE c.conrelid = to_regclass(t.rel) AND c.conname = t.name AND i.indisunique AND i.indisvalid)`,
    },
    {
      failure: 'Two vendor transactions share one entry',
      text: "SELECT 'entry ' || entry_id AS what FROM vendor_transactions WHERE entry_id IS NOT NULL GROUP BY entry_id HAVING count(*) > 1",
    },
    {
      failure: 'A vendor transaction does not match its entry',
      text: `SELECT t.vendor_code || ' ' || t.tx_id AS what
               FROM vendor_transactions t
               LEFT JOIN LATERAL (SELECT e.key, sum(l.amount) AS amount FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id AND l.balance_after IS NOT NULL WHERE e.id = t.entry_id GROUP BY e.key) m ON true
              WHERE t.entry_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.id = t.entry_id AND ${ARCHIVED('e')}) AND (m.key IS DISTINCT FROM t.tx_id AND m.key IS NOT NULL OR coalesce(m.amount, 0) <> CASE t.kind WHEN 'bet' THEN -t.amount ELSE t.amount END)
                 OR t.entry_id IS NULL AND t.amount > 0`,
    },
  ],
};
