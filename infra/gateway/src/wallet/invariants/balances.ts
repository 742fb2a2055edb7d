import type { Invariant } from './invariant.ts';

export const cachedBalances: Invariant = {
  number: 3,
  name: 'a cached balance is the sum of its lines',
  checks: [
    {
      failure: 'A cached balance is not the sum of its lines',
      text: `SELECT 'account ' || a.id || ' (' || a.class || ' of member ' || a.member_id || ') has ' || a.posted || ', its lines make ' || coalesce(s.amount, 0) AS what
               FROM ledger_accounts a LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM ledger_movements GROUP BY 1) s ON s.account_id = a.id
              WHERE a.cached AND a.posted <> coalesce(s.amount, 0)`,
    },
    {
      failure: 'A line records a wrong balance',
      text: `SELECT 'entry ' || entry_id || ', account ' || account_id AS what
               FROM (SELECT l.entry_id, l.account_id, l.balance_after, sum(l.amount) OVER (PARTITION BY l.account_id ORDER BY l.entry_id, l.line) + coalesce(c.balance_after, 0) AS sum
                       FROM ledger_lines l LEFT JOIN ledger_carried c ON c.account_id = l.account_id AND c.reference = '' AND c.balance_after IS NOT NULL
                      WHERE l.balance_after IS NOT NULL AND (c.account_id IS NULL OR l.entry_id > (SELECT last_entry FROM ledger_archived))) l
              WHERE balance_after <> sum`,
    },
    {
      failure: 'The hours of an account are not the sums of its lines',
      text: `WITH own AS (
               SELECT l.entry_id, l.account_id, l.amount, date_bin('1 hour', l.at, '1970-01-01 00:00:00+00') AS hour, a.member_id, a.currency, a.class = 'player:play' AS play
                 FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id AND is_wallet(a.class)),
             moved AS (
               SELECT entry_id, account_id, hour, 1 AS lines, greatest(amount, 0) AS received, greatest(-amount, 0) AS paid, 0 AS entries_less, 0 AS received_less, 0 AS paid_less FROM own
               UNION ALL SELECT entry_id, min(account_id), min(hour), 0, 0, 0, count(*) - (sum(amount) <> 0)::int,
                      sum(greatest(amount, 0)) - greatest(sum(amount), 0), sum(greatest(-amount, 0)) - greatest(-sum(amount), 0)
                 FROM own GROUP BY entry_id, member_id, currency, play HAVING count(*) > 1),
             expected AS (
               SELECT m.account_id, m.hour, e.kind, ARRAY[sum(lines), sum(received), sum(paid), sum(entries_less), sum(received_less), sum(paid_less)] AS sums
                 FROM moved m JOIN ledger_entries e ON e.id = m.entry_id JOIN ledger_accounts a ON a.id = m.account_id AND a.hours_kept GROUP BY 1, 2, 3)
             SELECT 'account ' || account_id || ', ' || kind || ' in the hour from ' || hour AS what
               FROM expected FULL JOIN movement_hours h USING (account_id, hour, kind)
              WHERE NOT (is_play(kind) AND hour <= (SELECT last_at FROM ledger_archived)) AND sums IS DISTINCT FROM ARRAY[h.lines, h.received, h.paid, h.joint_lines, h.joint_received, h.joint_paid]::numeric[]`,
    },
  ],
};

export const neverBelowZero: Invariant = {
  number: 4,
  name: 'no player, escrow or jackpot has a negative balance',
  checks: [
    {
      failure: 'A player has a negative balance',
      text: "SELECT 'account ' || id || ' (' || class || ' of member ' || member_id || ')' AS what FROM ledger_accounts WHERE cached AND posted - held < 0",
    },
    {
      failure: 'An escrow has a negative balance',
      text: `SELECT a.class || ' ' || a.detail || ' ' || a.currency AS what FROM ledger_accounts a JOIN ledger_movements l ON l.account_id = a.id
              WHERE a.class LIKE 'escrow:%' GROUP BY a.id, a.class, a.detail, a.currency HAVING sum(l.amount) < 0`,
    },
  ],
};

export const holds: Invariant = {
  number: 5,
  name: 'a hold ends once, and its captured and released amounts add up to the whole',
  checks: [
    {
      failure: 'A locked amount is not the sum of the open holds',
      text: `SELECT 'account ' || a.id AS what FROM ledger_accounts a LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM ledger_holds WHERE state = 'created' GROUP BY 1) h ON h.account_id = a.id
              WHERE a.held <> coalesce(h.amount, 0)`,
    },
    {
      failure: 'A hold does not add up',
      text: `SELECT 'hold ' || id || ' (' || state || ')' AS what FROM ledger_holds
              WHERE CASE state WHEN 'created' THEN captured <> 0 OR released <> 0 OR ended_at IS NOT NULL WHEN 'captured' THEN captured <= 0 OR captured + released <> amount ELSE captured <> 0 OR released <> amount END`,
    },
  ],
};
