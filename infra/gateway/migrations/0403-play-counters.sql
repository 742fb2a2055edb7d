-- What play has moved on a player's account, counted beside its balance: `staked` is what was staked less what was given
-- back, `played` what play has gained or lost. Only differences are ever read, so that counting begins with this migration
-- and a session's figures cost the same after twelve hours as after one minute.
ALTER TABLE ledger_accounts ADD COLUMN staked bigint NOT NULL DEFAULT 0, ADD COLUMN played bigint NOT NULL DEFAULT 0;

-- The counters of a member's accounts when a session began; null until its figures are first asked for.
ALTER TABLE sessions ADD COLUMN staked_before bigint, ADD COLUMN played_before bigint;

CREATE OR REPLACE FUNCTION ledger_lines_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong bigint;
BEGIN
  SELECT entry_id INTO wrong FROM added GROUP BY entry_id, currency HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'entry % does not add up to zero', wrong USING ERRCODE = 'AT101';
  END IF;
  SELECT l.entry_id INTO wrong FROM added l JOIN ledger_accounts a ON a.id = l.account_id
   WHERE a.currency <> l.currency OR a.cached <> (l.balance_after IS NOT NULL) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a line of entry % does not fit its account', wrong USING ERRCODE = 'AT102';
  END IF;
  UPDATE ledger_accounts a SET posted = a.posted + moved.amount, sequence = a.sequence + moved.lines, staked = a.staked + moved.staked, played = a.played + moved.played
    FROM (SELECT l.account_id, sum(l.amount) AS amount, count(*) AS lines,
                 coalesce(-sum(l.amount) FILTER (WHERE e.kind = 'bet' OR (e.kind = 'rollback' AND l.amount > 0)), 0) AS staked,
                 coalesce(sum(l.amount) FILTER (WHERE e.kind IN ('bet', 'payout', 'rollback')), 0) AS played
            FROM added l JOIN ledger_entries e ON e.id = l.entry_id WHERE l.balance_after IS NOT NULL GROUP BY l.account_id) moved
   WHERE a.id = moved.account_id;
  SELECT last.entry_id INTO wrong
    FROM (SELECT DISTINCT ON (account_id) account_id, entry_id, balance_after FROM added WHERE balance_after IS NOT NULL ORDER BY account_id, entry_id DESC, line DESC) last
    JOIN ledger_accounts a ON a.id = last.account_id
   WHERE a.posted <> last.balance_after LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a line of entry % notes a wrong balance', wrong USING ERRCODE = 'AT103';
  END IF;
  RETURN NULL;
END $$;
