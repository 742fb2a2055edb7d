import type { Invariant } from './invariant.ts';

export const conservation: Invariant = {
  number: 7,
  name: 'money is neither created nor lost, and crosses the boundary only in deposits, withdrawals and corrections',
  checks: [
    {
      failure: 'Money was created or lost',
      text: "SELECT currency || ' ' || sum(amount) AS what FROM ledger_movements GROUP BY currency HAVING sum(amount) <> 0",
    },
    {
      failure: 'An entry of the wrong kind moved money across the boundary',
      text: `SELECT DISTINCT 'entry ' || e.id || ' (' || e.kind || ')' AS what FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id JOIN ledger_entries e ON e.id = l.entry_id
              WHERE a.class LIKE 'clearing:%' AND e.kind NOT IN ('deposit', 'withdrawal', 'correction')`,
    },
  ],
};

export const escrows: Invariant = {
  number: 8,
  name: 'escrows hold the stakes of open rounds and draws, and nothing of closed ones',
  checks: [
    {
      failure: 'An escrow lacks the stake of its open round or still holds money of a closed one',
      text: `SELECT 'round ' || r.id || ' (' || r.status || ')' AS what
               FROM rounds r LEFT JOIN (SELECT l.reference, sum(l.amount) AS amount FROM ledger_movements l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'escrow:round' GROUP BY 1) h ON h.reference = r.id::text
              WHERE coalesce(h.amount, 0) <> CASE r.status WHEN 'open' THEN r.stake ELSE 0 END
                AND NOT EXISTS (SELECT 1 FROM lottery_tickets t WHERE t.number = r.id)`,
    },
    {
      failure: 'The escrow of a draw does not hold the stakes of its open tickets',
      text: `SELECT 'draw ' || reference || ', ' || currency || ' ' || coalesce(h.amount, 0) || ' instead of ' || coalesce(t.amount, 0) AS what
               FROM (SELECT l.reference, a.detail LIKE 'play:%' AS play_money, a.currency, sum(l.amount) AS amount
                       FROM ledger_movements l JOIN ledger_accounts a ON a.id = l.account_id WHERE a.class = 'escrow:draw' GROUP BY 1, 2, 3) h
               FULL JOIN (SELECT t.game_code || ':' || t.issue AS reference, t.play_money, t.currency, sum(r.stake) AS amount
                       FROM lottery_tickets t JOIN rounds r ON r.id = t.number WHERE r.status = 'open' GROUP BY 1, 2, 3) t USING (reference, play_money, currency)
              WHERE coalesce(h.amount, 0) <> coalesce(t.amount, 0)`,
    },
    {
      failure: 'An escrow holds money that belongs to no round',
      text: `SELECT 'reference "' || l.reference || '", ' || sum(l.amount) AS what FROM ledger_movements l JOIN ledger_accounts a ON a.id = l.account_id
              WHERE a.class = 'escrow:round' AND NOT EXISTS (SELECT 1 FROM rounds r WHERE r.id::text = l.reference) GROUP BY l.reference HAVING sum(l.amount) <> 0`,
    },
    {
      failure: 'A draw is over and its escrow is not empty',
      text: `SELECT a.detail || ' ' || l.reference || ', ' || sum(l.amount) AS what FROM ledger_movements l JOIN ledger_accounts a ON a.id = l.account_id
               JOIN draws d ON d.game_code || ':' || d.issue IN (l.reference, a.detail, a.detail || ':' || l.reference)
              WHERE a.class = 'escrow:draw' AND d.state IN ('settled', 'voided') GROUP BY a.detail, l.reference HAVING sum(l.amount) <> 0`,
    },
  ],
};

export const jackpots: Invariant = {
  number: 9,
  name: 'jackpots are funded',
  checks: [
    {
      failure: 'A jackpot has paid out more than was paid in',
      text: `SELECT 'jackpot ' || a.detail || ' ' || a.currency || ', ' || sum(l.amount) AS what FROM ledger_accounts a JOIN ledger_movements l ON l.account_id = a.id
              WHERE a.class = 'jackpot' OR a.class LIKE 'jackpot:%' GROUP BY a.id, a.detail, a.currency HAVING sum(l.amount) < 0`,
    },
    {
      failure: 'A growing jackpot does not hold what it shows',
      text: `SELECT a.class || ' ' || a.detail || ' ' || a.currency || ', ' || coalesce(h.amount, 0) || ' instead of ' || a.amount AS what
               FROM (SELECT 'jackpot:growing' AS class, k.id AS detail, k.currency, coalesce(sum(r.amount), 0) AS amount
                       FROM jackpots k LEFT JOIN jackpot_runs r ON r.jackpot_id = k.id AND r.dropped_at IS NULL GROUP BY k.id
                     UNION ALL SELECT 'jackpot:next', k.id, k.currency, div(k.saved_micro, 1000000) FROM jackpots k) a
               LEFT JOIN (SELECT o.class, o.detail, o.currency, sum(l.amount) AS amount FROM ledger_accounts o JOIN ledger_movements l ON l.account_id = o.id
                           WHERE o.class IN ('jackpot:growing', 'jackpot:next') GROUP BY 1, 2, 3) h USING (class, detail, currency)
              WHERE coalesce(h.amount, 0) <> a.amount`,
    },
    {
      failure: 'A jackpot shows more or less than its seed and its contributions',
      text: `SELECT 'run ' || r.number || ' of ' || r.jackpot_id AS what FROM jackpot_runs r
               LEFT JOIN (SELECT run_id, sum(grown_micro) AS micro FROM jackpot_rounds GROUP BY 1) c ON c.run_id = r.id
              WHERE r.amount <> r.seed + div(r.grown_micro, 1000000)
                 OR CASE WHEN r.dropped_at IS NULL THEN coalesce(c.micro, 0) <> r.grown_micro ELSE coalesce(c.micro, 0) < r.grown_micro END`,
    },
    {
      failure: 'A jackpot does not hold what its last draw passed on',
      text: `SELECT 'jackpot ' || detail || ' ' || currency || ', ' || coalesce(h.amount, 0) || ' instead of ' || coalesce(p.amount, 0) AS what
               FROM (SELECT a.detail, a.currency, sum(l.amount) AS amount FROM ledger_accounts a JOIN ledger_movements l ON l.account_id = a.id WHERE a.class = 'jackpot' GROUP BY 1, 2) h
               FULL JOIN (SELECT DISTINCT ON (p.game_code, p.currency, p.play_money) CASE WHEN p.play_money THEN 'play:' ELSE '' END || p.game_code AS detail, p.currency, p.held_out AS amount
                            FROM lottery_pools p JOIN draws d ON d.game_code = p.game_code AND d.issue = p.issue
                           ORDER BY p.game_code, p.currency, p.play_money, d.draws_at DESC, p.settlement DESC) p USING (detail, currency)
              WHERE coalesce(h.amount, 0) <> coalesce(p.amount, 0)`,
    },
  ],
};

export const bonusApart: Invariant = {
  number: 10,
  name: 'bonus money and cash have separate accounts, and only separate entries convert one to the other',
  checks: [
    {
      failure: 'A payment went into or out of bonus money',
      text: `SELECT 'entry ' || e.id || ' (' || e.kind || ')' AS what FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id JOIN ledger_entries e ON e.id = l.entry_id
              WHERE a.class = 'player:bonus' AND e.kind IN ('deposit', 'withdrawal')`,
    },
    {
      failure: 'Bonus money became cash in an entry of another kind',
      text: `SELECT 'entry ' || e.id || ' (' || e.kind || ')' AS what FROM ledger_entries e
              WHERE e.kind NOT IN ('bonus', 'correction')
                AND (SELECT sum(l.amount) FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE l.entry_id = e.id AND a.class = 'player:bonus') < 0
                AND (SELECT sum(l.amount) FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id WHERE l.entry_id = e.id AND a.class = 'player:cash') > 0`,
    },
  ],
};

export const trialBalance: Invariant = {
  number: 12,
  name: 'the trial balance closes class by class',
  checks: [
    {
      failure: 'A class of accounts has drifted from its lines',
      text: `SELECT a.class || ' ' || a.currency || ' by ' || (sum(a.posted) - sum(coalesce(s.amount, 0))) || ', first account ' || min(a.id) FILTER (WHERE a.posted <> coalesce(s.amount, 0)) AS what
               FROM ledger_accounts a LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM ledger_movements GROUP BY 1) s ON s.account_id = a.id
              WHERE a.cached GROUP BY a.class, a.currency HAVING sum(a.posted) <> sum(coalesce(s.amount, 0))`,
    },
    {
      failure: 'An account without a member keeps a balance of its own',
      text: "SELECT 'account ' || id || ' (' || class || ' ' || detail || ')' AS what FROM ledger_accounts WHERE NOT cached AND (posted <> 0 OR held <> 0)",
    },
  ],
};
