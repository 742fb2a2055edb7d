-- Adds one ledger entry to its member's daily figures: deposits, withdrawals, rebates and bonuses.
--
-- Guarantees that those figures are what the entry moved on the member's own money accounts; points (PTS) do not count.
-- Such figures belong to no game: their game_type is ''. A commission counts as a rebate.
-- Input: the new row of ledger_entries. Runs at the commit, because an entry's lines are written after it.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION daily_figures_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved bigint;
BEGIN
  SELECT coalesce(sum(l.amount), 0) INTO moved
    FROM ledger_lines l
    JOIN ledger_accounts a ON a.id = l.account_id
   WHERE l.entry_id = NEW.id
     AND a.member_id = NEW.member_id
     AND a.class IN ('player:cash', 'player:bonus', 'player:locked')
     AND l.currency <> 'PTS';
  IF moved <> 0 THEN
    INSERT INTO daily_figures AS f (member_id, day, game_type, deposits, withdrawals, rebates, bonuses)
    VALUES (NEW.member_id, brand_day(NEW.at), '',
            CASE WHEN NEW.kind = 'deposit' THEN moved ELSE 0 END,
            CASE WHEN NEW.kind = 'withdrawal' THEN -moved ELSE 0 END,
            CASE WHEN NEW.kind IN ('rebate', 'commission') THEN moved ELSE 0 END,
            CASE WHEN NEW.kind = 'bonus' THEN moved ELSE 0 END)
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET deposits = f.deposits + excluded.deposits,
          withdrawals = f.withdrawals + excluded.withdrawals,
          rebates = f.rebates + excluded.rebates,
          bonuses = f.bonuses + excluded.bonuses;
  END IF;
  RETURN NULL;
END $$;
