-- Adds the rounds that a statement has inserted or updated to their players' daily figures, and queues them for the teams
-- above.
--
-- Guarantees that turnover and payouts of daily_figures are the sums over the rounds of that day, without rounds that are
-- void or rolled back. A round counts on the day on which it was opened, whenever it changes. Rows of daily_figures are
-- written in the order of their key, so that two statements never deadlock. The queue's rows are only added: a bet waits
-- for no team.
-- A round whose status changes to or from 'void' or 'rolled-back' has its stake taken out or put in by this difference.
-- Input: `added` on INSERT; `before` and `changed` on UPDATE. Raises nothing of its own.
CREATE OR REPLACE FUNCTION daily_figures_of_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Read once: a statement may settle thousands of rounds, and brand_day would read it for each.
  zone text := coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila');
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH moved AS MATERIALIZED (
      SELECT member_id, (opened_at AT TIME ZONE zone)::date AS day, game_type, count(*) AS rounds,
             sum(CASE WHEN status IN ('void', 'rolled-back') THEN 0 ELSE stake END) AS turnover,
             sum(CASE WHEN status IN ('void', 'rolled-back') THEN 0 ELSE payout END) AS payouts
        FROM added
       GROUP BY 1, 2, 3
       ORDER BY 1, 2, 3),
    queued AS (
      INSERT INTO team_figures_queue (member_id, day, game_type, rounds, turnover, payouts)
      SELECT member_id, day, game_type, rounds, turnover, payouts FROM moved)
    INSERT INTO daily_figures AS f (member_id, day, game_type, rounds, turnover, payouts)
    SELECT member_id, day, game_type, rounds, turnover, payouts FROM moved
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET rounds = f.rounds + excluded.rounds,
          turnover = f.turnover + excluded.turnover,
          payouts = f.payouts + excluded.payouts;
  ELSE
    WITH moved AS MATERIALIZED (
      SELECT member_id, (opened_at AT TIME ZONE zone)::date AS day, game_type, sum(stake) AS turnover, sum(payout) AS payouts
        FROM (SELECT member_id, opened_at, game_type, stake, payout, status FROM changed
              UNION ALL
              SELECT member_id, opened_at, game_type, -stake, -payout, status FROM before) both_sides
       WHERE status NOT IN ('void', 'rolled-back')
       GROUP BY 1, 2, 3 HAVING sum(stake) <> 0 OR sum(payout) <> 0
       ORDER BY 1, 2, 3),
    queued AS (
      INSERT INTO team_figures_queue (member_id, day, game_type, turnover, payouts)
      SELECT member_id, day, game_type, turnover, payouts FROM moved)
    INSERT INTO daily_figures AS f (member_id, day, game_type, turnover, payouts)
    SELECT member_id, day, game_type, turnover, payouts FROM moved
    ON CONFLICT (member_id, day, game_type) DO UPDATE
      SET turnover = f.turnover + excluded.turnover,
          payouts = f.payouts + excluded.payouts;
  END IF;
  RETURN NULL;
END $$;
