-- Adds one ledger entry to its member's daily figures: deposits, withdrawals, rebates and bonuses; and queues it for the
-- teams above.
--
-- Guarantees that those figures are what the entry moved on the member's own money accounts; points (PTS) do not count.
-- Such figures belong to no game: their game_type is ''. A commission counts as a rebate; where it is a contract's, it
-- is also among the salaries or dividends.
-- Input: the new row of ledger_entries. Runs at the commit, because an entry's lines are written after it.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION daily_figures_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved bigint;
  deposited bigint;
  withdrawn bigint;
  rebated bigint;
  salary bigint;
  dividend bigint;
  bonus bigint;
BEGIN
  SELECT coalesce(sum(l.amount), 0) INTO moved
    FROM ledger_lines l
    JOIN ledger_accounts a ON a.id = l.account_id
   WHERE l.entry_id = NEW.id
     AND a.member_id = NEW.member_id
     AND a.class IN ('player:cash', 'player:bonus', 'player:locked')
     AND l.currency <> 'PTS';
  IF moved <> 0 THEN
    deposited := CASE WHEN NEW.kind = 'deposit' THEN moved ELSE 0 END;
    withdrawn := CASE WHEN NEW.kind = 'withdrawal' THEN -moved ELSE 0 END;
    rebated := CASE WHEN NEW.kind IN ('rebate', 'commission') THEN moved ELSE 0 END;
    salary := CASE WHEN NEW.kind = 'commission' AND NEW.detail IN ('daily-salary', 'hourly-salary', 'real-time-salary') THEN moved ELSE 0 END;
    dividend := CASE WHEN NEW.kind = 'commission' AND NEW.detail = 'dividend' THEN moved ELSE 0 END;
    bonus := CASE WHEN NEW.kind = 'bonus' THEN moved ELSE 0 END;
    INSERT INTO daily_figures AS f (member_id, day, game_type, deposits, withdrawals, rebates, salaries, dividends, bonuses)
    VALUES (NEW.member_id, brand_day(NEW.at), '', deposited, withdrawn, rebated, salary, dividend, bonus)
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET deposits = f.deposits + excluded.deposits,
          withdrawals = f.withdrawals + excluded.withdrawals,
          rebates = f.rebates + excluded.rebates,
          salaries = f.salaries + excluded.salaries,
          dividends = f.dividends + excluded.dividends,
          bonuses = f.bonuses + excluded.bonuses;
    INSERT INTO team_figures_queue (member_id, day, game_type, deposits, withdrawals, rebates, salaries, dividends, bonuses)
    VALUES (NEW.member_id, brand_day(NEW.at), '', deposited, withdrawn, rebated, salary, dividend, bonus);
  END IF;
  RETURN NULL;
END $$;
