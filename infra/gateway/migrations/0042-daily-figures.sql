-- The day of the brand that an instant falls on.
CREATE FUNCTION brand_day(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE coalesce((SELECT value #>> '{}' FROM settings WHERE key = 'brand.timeZone'), 'Asia/Manila'))::date
$$;

-- What each member did on each day, by category of game ('' for movements of money outside games). Kept by triggers, so
-- that a team of any size is summed from a few rows a member and day. A round counts on the day of its stake.
CREATE TABLE daily_figures (
  member_id bigint NOT NULL REFERENCES members (id),
  day date NOT NULL,
  game_type text NOT NULL,
  rounds bigint NOT NULL DEFAULT 0,
  turnover bigint NOT NULL DEFAULT 0,
  payouts bigint NOT NULL DEFAULT 0,
  deposits bigint NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  rebates bigint NOT NULL DEFAULT 0,
  bonuses bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, day, game_type)
);

CREATE FUNCTION daily_figures_of_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO daily_figures AS f (member_id, day, game_type, rounds, turnover, payouts)
    SELECT member_id, brand_day(opened_at), game_type, count(*),
           sum(CASE WHEN status IN ('void', 'rolled-back') THEN 0 ELSE stake END),
           sum(CASE WHEN status IN ('void', 'rolled-back') THEN 0 ELSE payout END)
      FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET rounds = f.rounds + excluded.rounds, turnover = f.turnover + excluded.turnover, payouts = f.payouts + excluded.payouts;
  ELSE
    INSERT INTO daily_figures AS f (member_id, day, game_type, turnover, payouts)
    SELECT member_id, brand_day(opened_at), game_type, sum(stake), sum(payout)
      FROM (SELECT member_id, opened_at, game_type, stake, payout, status FROM changed
            UNION ALL SELECT member_id, opened_at, game_type, -stake, -payout, status FROM before) moved
     WHERE status NOT IN ('void', 'rolled-back')
     GROUP BY 1, 2, 3 HAVING sum(stake) <> 0 OR sum(payout) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET turnover = f.turnover + excluded.turnover, payouts = f.payouts + excluded.payouts;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER figures_added AFTER INSERT ON rounds REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION daily_figures_of_rounds();
CREATE TRIGGER figures_changed AFTER UPDATE ON rounds REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION daily_figures_of_rounds();

-- Deposits, withdrawals, rebates and bonuses come from the ledger itself, at the commit of their entry (its lines are
-- written after it). Bets pass by: the condition is checked before anything is queued.
CREATE FUNCTION daily_figures_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved bigint;
BEGIN
  SELECT coalesce(sum(l.amount), 0) INTO moved FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id
   WHERE l.entry_id = NEW.id AND a.member_id = NEW.member_id AND a.class IN ('player:cash', 'player:bonus', 'player:locked') AND l.currency <> 'PTS';
  IF moved <> 0 THEN
    INSERT INTO daily_figures AS f (member_id, day, game_type, deposits, withdrawals, rebates, bonuses)
    VALUES (NEW.member_id, brand_day(NEW.at), '',
            CASE WHEN NEW.kind = 'deposit' THEN moved ELSE 0 END, CASE WHEN NEW.kind = 'withdrawal' THEN -moved ELSE 0 END,
            CASE WHEN NEW.kind IN ('rebate', 'commission') THEN moved ELSE 0 END, CASE WHEN NEW.kind = 'bonus' THEN moved ELSE 0 END)
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET deposits = f.deposits + excluded.deposits, withdrawals = f.withdrawals + excluded.withdrawals,
          rebates = f.rebates + excluded.rebates, bonuses = f.bonuses + excluded.bonuses;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER figures AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.member_id IS NOT NULL AND NEW.kind IN ('deposit', 'withdrawal', 'rebate', 'commission', 'bonus'))
  EXECUTE FUNCTION daily_figures_of_entry();
