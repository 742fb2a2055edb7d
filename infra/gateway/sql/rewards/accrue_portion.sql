-- Accrues up to p_limit queued rounds: cashback and play by day and category, progress of the rank, points, what agents earn
-- (accrue_agents), the valid bets of teams, and what bonuses require to be wagered (bonus_count_rounds). Stakes of bonus
-- money earn their player nothing but the last. Rounds that may feed a jackpot are queued for it
-- (jackpot_queue_rounds), and their members for promotions that follow members (promotion_queue_members).
--
-- Guarantees that each round's valid bet is accrued exactly once: what is written is the difference between the round and
-- accrued_rounds, whose rows are added or locked in order, and queue rows disappear in the same transaction. A round that changes
-- later is corrected at the rates at which it was accrued. Days that are closed stay as they are: their corrections go to
-- the first open day. Test accounts (type 4) accrue nothing.
-- Inputs: p_ranks is an array of {level, name, turnover, keep, points, cashback: {category: ppm}}; `turnover` and `keep`
-- are minor units, `points` billionths of a point for each minor unit.
-- Returns members with points to post (whole ones; negative after voided rounds) or with another rank.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION accrue_portion(p_now timestamptz, p_limit integer, p_ranks jsonb)
RETURNS TABLE (member bigint, points bigint, from_level smallint, to_level smallint, rounds integer)
LANGUAGE plpgsql AS $$
DECLARE
  zone text := coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila');
  first_open date;
  taken bigint[];
  fresh bigint[];
  known bigint[];
BEGIN
  SELECT coalesce(s.cashback_from, '-infinity') INTO first_open FROM accrual_state s FOR SHARE;
  WITH gone AS (
    DELETE FROM accrual_queue q
     USING (SELECT n.id FROM accrual_queue n ORDER BY n.id LIMIT p_limit FOR UPDATE SKIP LOCKED) next
     WHERE q.id = next.id
    RETURNING q.round_id)
  SELECT array_agg(DISTINCT g.round_id) INTO taken FROM gone g;
  IF taken IS NULL THEN
    RETURN;
  END IF;
  -- A new round is written once. Only rounds that were accrued before are locked, compared and written again.
  WITH added AS (
    INSERT INTO accrued_rounds (round_id, valid, cashback_ppm, points_nano)
    SELECT r.id, valid_cash_bet(r), coalesce((k.rank -> 'cashback' ->> r.game_type)::integer, 0), coalesce((k.rank ->> 'points')::bigint, 0)
      FROM rounds r
      JOIN members m ON m.id = r.member_id AND m.type <> 4
      LEFT JOIN LATERAL (SELECT e AS rank FROM jsonb_array_elements(p_ranks) e
                          WHERE (e ->> 'level')::smallint <= m.rank_level ORDER BY (e ->> 'level')::smallint DESC LIMIT 1) k ON true
     WHERE r.id = ANY (taken)
     ORDER BY r.id
    ON CONFLICT (round_id) DO NOTHING
    RETURNING round_id)
  SELECT coalesce(array_agg(a.round_id), '{}') INTO fresh FROM added a;
  SELECT coalesce(array_agg(k.id), '{}') INTO known FROM (SELECT unnest(taken) AS id EXCEPT SELECT unnest(fresh)) k;
  PERFORM 1 FROM accrued_rounds a WHERE a.round_id = ANY (known) ORDER BY a.round_id FOR UPDATE;
  PERFORM accrue_agents(taken, p_now);
  RETURN QUERY
    WITH moved AS MATERIALIZED (
      SELECT a.round_id, r.member_id, r.game_type AS category,
             greatest(first_open, (coalesce(r.closed_at, p_now) AT TIME ZONE zone)::date) AS day,
             v.valid_now, v.valid_now - v.valid_before AS valid,
             CASE WHEN v.valid_before = 0 THEN 1 WHEN v.valid_now = 0 THEN -1 ELSE 0 END AS rounds,
             a.cashback_ppm, a.points_nano, t.is_known
        FROM (SELECT unnest(fresh) AS id, false AS is_known UNION ALL SELECT unnest(known), true) t
        JOIN accrued_rounds a ON a.round_id = t.id
        JOIN rounds r ON r.id = t.id
       CROSS JOIN LATERAL (
         SELECT CASE WHEN t.is_known THEN valid_cash_bet(r) ELSE a.valid END AS valid_now,
                CASE WHEN t.is_known THEN a.valid ELSE 0 END AS valid_before) v
       WHERE v.valid_now <> v.valid_before),
    kept AS (UPDATE accrued_rounds a SET valid = m.valid_now FROM moved m WHERE a.round_id = m.round_id AND m.is_known),
    cashback AS (
      INSERT INTO cashback_accruals AS c (member_id, day, category, valid, micro, rounds)
      SELECT m.member_id, m.day, m.category, sum(m.valid), sum(m.valid * m.cashback_ppm), sum(m.rounds)
        FROM moved m GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (member_id, day, category) DO UPDATE
        SET valid = c.valid + excluded.valid, micro = c.micro + excluded.micro, rounds = c.rounds + excluded.rounds),
    teams AS (
      INSERT INTO team_figures_queue (member_id, day, game_type, valid)
      SELECT m.member_id, m.day, m.category, sum(m.valid) FROM moved m GROUP BY 1, 2, 3),
    played AS (
      SELECT m.member_id, m.month, sum(m.valid)::bigint AS valid,
             (sum(m.valid) FILTER (WHERE date_trunc('month', m.day) = m.month))::bigint AS month_valid,
             sum(m.valid * m.points_nano)::bigint AS nano
        FROM (SELECT o.*, date_trunc('month', max(o.day) OVER (PARTITION BY o.member_id))::date AS month FROM moved o) m
       GROUP BY 1, 2),
    progress AS (
      INSERT INTO member_progress AS p (member_id, valid_total, month, month_valid, points_nano)
      SELECT y.member_id, y.valid, y.month, y.month_valid, y.nano FROM played y ORDER BY 1
      ON CONFLICT (member_id) DO UPDATE
        SET valid_total = p.valid_total + excluded.valid_total,
            month = greatest(p.month, excluded.month),
            month_valid = CASE WHEN excluded.month > p.month THEN excluded.month_valid
                               WHEN excluded.month = p.month THEN p.month_valid + excluded.month_valid
                               ELSE p.month_valid END,
            points_nano = p.points_nano + excluded.points_nano
      RETURNING p.member_id, p.valid_total, p.month_valid, p.lowered_to, p.points_nano),
    ranked AS (
      SELECT p.member_id, p.points_nano, m.rank_level AS before, e.by_total, greatest(m.rank_level, e.earned) AS after
        FROM progress p
        JOIN members m ON m.id = p.member_id
        CROSS JOIN LATERAL (
          SELECT coalesce(max(k.level), 1)::smallint AS by_total,
                 coalesce(max(k.level) FILTER (WHERE p.lowered_to IS NULL OR k.level <= p.lowered_to OR p.month_valid >= k.keep), 1)::smallint AS earned
            FROM jsonb_to_recordset(p_ranks) AS k (level smallint, turnover bigint, keep bigint)
           WHERE p.valid_total >= k.turnover) e),
    raised AS (
      UPDATE members m
         SET rank_level = k.after,
             rank_name = coalesce((SELECT e ->> 'name' FROM jsonb_array_elements(p_ranks) e WHERE (e ->> 'level')::smallint = k.after), m.rank_name)
        FROM ranked k
       WHERE m.id = k.member_id AND k.after > k.before),
    noted AS (
      INSERT INTO rank_changes (member_id, at, from_level, to_level)
      SELECT k.member_id, p_now, k.before, k.after FROM ranked k WHERE k.after > k.before ORDER BY 1)
    SELECT k.member_id, floor(k.points_nano / 1e9)::bigint, k.before, k.after, cardinality(taken)
      FROM ranked k
     WHERE floor(k.points_nano / 1e9) <> 0 OR k.after > k.before
     ORDER BY k.member_id;
  -- A rank that is regained sets no bound any more, unless the play since registration allows an even higher one.
  UPDATE member_progress p
     SET lowered_to = CASE WHEN EXISTS (SELECT 1 FROM jsonb_to_recordset(p_ranks) AS k (level smallint, turnover bigint)
                                         WHERE k.level > m.rank_level AND p.valid_total >= k.turnover)
                           THEN m.rank_level END
    FROM members m
   WHERE m.id = p.member_id
     AND p.lowered_to < m.rank_level
     AND p.member_id IN (SELECT r.member_id FROM rounds r WHERE r.id = ANY (taken));
  PERFORM bonus_count_rounds(taken);
  PERFORM jackpot_queue_rounds(taken);
  PERFORM promotion_queue_members(ARRAY(SELECT DISTINCT r.member_id FROM rounds r WHERE r.id = ANY (taken)));
END $$;
