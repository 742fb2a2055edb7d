-- Adds the rounds that a statement has inserted or updated to their players' daily figures.
--
-- Guarantees that turnover and payouts of daily_figures are the sums over the rounds of that day, without rounds that are
-- void or rolled back. A round counts on the day on which it was opened, whenever it changes. Rows of daily_figures are
-- written in the order of their key, so that two statements never deadlock.
-- A round whose status changes to or from 'void' or 'rolled-back' has its stake taken out or put in by this difference.
-- Input: `added` on INSERT; `before` and `changed` on UPDATE. Raises nothing of its own.
CREATE OR REPLACE FUNCTION daily_figures_of_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Read once: a statement may settle thousands of rounds, and brand_day would read it for each.
  zone text := coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila');
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO daily_figures AS f (member_id, day, game_type, rounds, turnover, payouts)
    SELECT member_id, (opened_at AT TIME ZONE zone)::date, game_type, count(*),
           sum(CASE WHEN status IN ('void', 'rolled-back') THEN 0 ELSE stake END),
           sum(CASE WHEN status IN ('void', 'rolled-back') THEN 0 ELSE payout END)
      FROM added
     GROUP BY 1, 2, 3
     ORDER BY 1, 2, 3
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET rounds = f.rounds + excluded.rounds,
          turnover = f.turnover + excluded.turnover,
          payouts = f.payouts + excluded.payouts;
  ELSE
    INSERT INTO daily_figures AS f (member_id, day, game_type, turnover, payouts)
    SELECT member_id, (opened_at AT TIME ZONE zone)::date, game_type, sum(stake), sum(payout)
      FROM (SELECT member_id, opened_at, game_type, stake, payout, status FROM changed
            UNION ALL
            SELECT member_id, opened_at, game_type, -stake, -payout, status FROM before) moved
     WHERE status NOT IN ('void', 'rolled-back')
     GROUP BY 1, 2, 3 HAVING sum(stake) <> 0 OR sum(payout) <> 0
     ORDER BY 1, 2, 3
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET turnover = f.turnover + excluded.turnover,
          payouts = f.payouts + excluded.payouts;
  END IF;
  RETURN NULL;
END $$;
