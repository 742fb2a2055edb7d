-- Adds up to p_limit queued changes to the figures of all teams above.
--
-- Guarantees that each change is added exactly once: its row disappears in the same transaction. One process does so at a
-- time; another returns at once. Activity is derived from the state of daily_figures, so that it is right in any order
-- of changes; a day that is active no more disappears again.
-- Returns the number of changes that it took; 0 also while another process is at it. Raises nothing of its own.
CREATE OR REPLACE FUNCTION roll_up_team_figures(p_limit integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken team_figures_queue[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('team figures', 0)) THEN
    RETURN 0;
  END IF;
  WITH gone AS (
    DELETE FROM team_figures_queue q
     USING (SELECT n.id FROM team_figures_queue n ORDER BY n.id LIMIT p_limit FOR UPDATE SKIP LOCKED) next
     WHERE q.id = next.id
    RETURNING q)
  SELECT array_agg(gone.q) INTO taken FROM gone;
  IF taken IS NULL THEN
    RETURN 0;
  END IF;

  INSERT INTO team_figures AS f
    (agent_id, day, game_type, direct, rounds, turnover, payouts, valid, deposits, withdrawals, rebates, salaries, dividends, bonuses, joined)
  SELECT above.agent_id, s.day, s.game_type, above.place = cardinality(l.lineage),
         sum(s.rounds), sum(s.turnover), sum(s.payouts), sum(s.valid), sum(s.deposits), sum(s.withdrawals), sum(s.rebates),
         sum(s.salaries), sum(s.dividends), sum(s.bonuses), sum(s.joined)
    FROM (SELECT t.member_id, t.day, t.game_type,
                 coalesce(sum(t.rounds), 0) AS rounds, coalesce(sum(t.turnover), 0) AS turnover, coalesce(sum(t.payouts), 0) AS payouts,
                 coalesce(sum(t.valid), 0) AS valid, coalesce(sum(t.deposits), 0) AS deposits, coalesce(sum(t.withdrawals), 0) AS withdrawals,
                 coalesce(sum(t.rebates), 0) AS rebates, coalesce(sum(t.salaries), 0) AS salaries, coalesce(sum(t.dividends), 0) AS dividends,
                 coalesce(sum(t.bonuses), 0) AS bonuses, coalesce(sum(t.joined), 0) AS joined
            FROM unnest(taken) t
           GROUP BY t.member_id, t.day, t.game_type) s
    JOIN team_lineages l ON l.member_id = s.member_id AND s.day >= l.from_day AND s.day < l.until_day
    CROSS JOIN LATERAL unnest(l.lineage) WITH ORDINALITY AS above (agent_id, place)
   GROUP BY 1, 2, 3, 4
   ORDER BY 1, 2, 3, 4
  ON CONFLICT (agent_id, day, game_type, direct) DO UPDATE
    SET rounds = f.rounds + excluded.rounds,
        turnover = f.turnover + excluded.turnover,
        payouts = f.payouts + excluded.payouts,
        valid = f.valid + excluded.valid,
        deposits = f.deposits + excluded.deposits,
        withdrawals = f.withdrawals + excluded.withdrawals,
        rebates = f.rebates + excluded.rebates,
        salaries = f.salaries + excluded.salaries,
        dividends = f.dividends + excluded.dividends,
        bonuses = f.bonuses + excluded.bonuses,
        joined = f.joined + excluded.joined;

  PERFORM roll_up_team_activity('play', array_agg(t.member_id), array_agg(t.day))
     FROM (SELECT DISTINCT member_id, day FROM unnest(taken) WHERE turnover <> 0) t;
  PERFORM roll_up_team_activity('deposit', array_agg(t.member_id), array_agg(t.day))
     FROM (SELECT DISTINCT member_id, day FROM unnest(taken) WHERE deposits <> 0) t;
  RETURN cardinality(taken);
END $$;
