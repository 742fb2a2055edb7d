-- Checks the lines of one INSERT and moves the balances of their accounts.
--
-- Guarantees double entry: the lines of an entry add up to zero in each currency; a line has its account's currency, and
-- a balance_after exactly where the account caches its balance; the balance noted on an account's last line is the
-- account's balance. Runs once per statement, so a bulk load costs one update.
-- Also counts play beside the balance: `staked` is what was staked less what was given back, `played` is what play has
-- gained or lost. Only differences of the two are ever read.
-- Input: `added`, the lines of the statement. An entry's lines are written by one statement.
-- Each line looks up its own entry by the key, also with a plan from the time when the table was small or empty: hence
-- the setting and the LIMIT.
-- Raises AT101 (an entry does not add up), AT102 (a line does not fit its account), AT103 (a wrong balance was noted).
-- An account that would go below what it may spend violates ledger_accounts_available.
CREATE OR REPLACE FUNCTION ledger_lines_apply() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  faulty_entry bigint;
BEGIN
  SELECT entry_id INTO faulty_entry
    FROM added
   GROUP BY entry_id, currency HAVING sum(amount) <> 0
   LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'entry % does not add up to zero', faulty_entry USING ERRCODE = 'AT101';
  END IF;

  SELECT l.entry_id INTO faulty_entry
    FROM added l
    JOIN ledger_accounts a ON a.id = l.account_id
   WHERE a.currency <> l.currency OR a.cached <> (l.balance_after IS NOT NULL)
   LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a line of entry % does not fit its account', faulty_entry USING ERRCODE = 'AT102';
  END IF;

  UPDATE ledger_accounts a
     SET posted = a.posted + moved.amount,
         sequence = a.sequence + moved.lines,
         staked = a.staked + moved.staked,
         played = a.played + moved.played
    FROM (SELECT l.account_id, sum(l.amount) AS amount, count(*) AS lines,
                 coalesce(-sum(l.amount) FILTER (WHERE e.kind = 'bet' OR (e.kind = 'rollback' AND l.amount > 0)), 0) AS staked,
                 coalesce(sum(l.amount) FILTER (WHERE e.kind IN ('bet', 'payout', 'rollback')), 0) AS played
            FROM added l
            CROSS JOIN LATERAL (SELECT o.kind FROM ledger_entries o WHERE o.id = l.entry_id LIMIT 1) e
           WHERE l.balance_after IS NOT NULL
           GROUP BY l.account_id) moved
   WHERE a.id = moved.account_id;

  SELECT last.entry_id INTO faulty_entry
    FROM (SELECT DISTINCT ON (account_id) account_id, entry_id, balance_after
            FROM added
           WHERE balance_after IS NOT NULL
           ORDER BY account_id, entry_id DESC, line DESC) last
    JOIN ledger_accounts a ON a.id = last.account_id
   WHERE a.posted <> last.balance_after
   LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a line of entry % notes a wrong balance', faulty_entry USING ERRCODE = 'AT103';
  END IF;
  RETURN NULL;
END $$;
