-- Brings team_activity up to date for some members and days whose figures have changed.
--
-- Guarantees that team_activity counts, for every agent above, the days of member_activity and for each the one before
-- at which the member was active under the same agent. Whether a day is active follows from daily_figures.
-- Inputs: the kind ('play' or 'deposit'), and as many members as days; null for none. Called by roll_up_team_figures, under
-- its lock. Raises nothing.
CREATE OR REPLACE FUNCTION roll_up_team_activity(p_kind text, p_members bigint[], p_days date[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH touched AS (SELECT * FROM unnest(p_members, p_days) AS t (member_id, day)),
    states AS (
      SELECT t.member_id, t.day,
             EXISTS (SELECT 1 FROM daily_figures f WHERE f.member_id = t.member_id AND f.day = t.day
                        AND CASE p_kind WHEN 'play' THEN f.turnover > 0 ELSE f.deposits > 0 END) AS active,
             EXISTS (SELECT 1 FROM member_activity a WHERE a.member_id = t.member_id AND a.kind = p_kind AND a.day = t.day) AS counted
        FROM touched t),
    flips AS MATERIALIZED (SELECT member_id, day, active FROM states WHERE active <> counted),
    -- Only pairs between the active days around the changed ones differ, unless the member has moved in between.
    spans AS (
      SELECT f.member_id,
             CASE WHEN m.moved THEN '-infinity'::date ELSE coalesce((SELECT max(a.day) FROM member_activity a WHERE a.member_id = f.member_id AND a.kind = p_kind AND a.day < f.first), '-infinity') END AS first,
             CASE WHEN m.moved THEN 'infinity'::date ELSE coalesce((SELECT min(a.day) FROM member_activity a WHERE a.member_id = f.member_id AND a.kind = p_kind AND a.day > f.last), 'infinity') END AS last
        FROM (SELECT member_id, min(day) AS first, max(day) AS last FROM flips GROUP BY 1) f
        CROSS JOIN LATERAL (SELECT count(*) > 1 AS moved FROM team_lineages l WHERE l.member_id = f.member_id) m),
    before AS (
      SELECT s.member_id, s.first, a.day FROM spans s
        JOIN member_activity a ON a.member_id = s.member_id AND a.kind = p_kind AND a.day BETWEEN s.first AND s.last),
    after AS (
      SELECT b.member_id, b.first, b.day FROM before b
       WHERE NOT EXISTS (SELECT 1 FROM flips f WHERE f.member_id = b.member_id AND f.day = b.day)
      UNION ALL
      SELECT f.member_id, s.first, f.day FROM flips f JOIN spans s USING (member_id) WHERE f.active),
    pairs AS (
      SELECT -1 AS sign, c.agent_id, c.scope, b.day, b.first,
             lag(b.day, 1, '-infinity'::date) OVER (PARTITION BY b.member_id, c.agent_id, c.scope ORDER BY b.day) AS previous
        FROM before b JOIN team_scopes c ON c.member_id = b.member_id AND b.day >= c.from_day AND b.day < c.until_day
      UNION ALL
      SELECT 1, c.agent_id, c.scope, a.day, a.first,
             lag(a.day, 1, '-infinity'::date) OVER (PARTITION BY a.member_id, c.agent_id, c.scope ORDER BY a.day)
        FROM after a JOIN team_scopes c ON c.member_id = a.member_id AND a.day >= c.from_day AND a.day < c.until_day),
    counted AS (
      INSERT INTO team_activity AS t (agent_id, scope, kind, day, previous, members)
      SELECT agent_id, scope, p_kind, day, previous, sum(sign)
        FROM pairs
       -- The day before the span is in it only as a previous one.
       WHERE day > first
       GROUP BY 1, 2, 4, 5 HAVING sum(sign) <> 0
       ORDER BY 1, 2, 4, 5
      ON CONFLICT (agent_id, scope, kind, day, previous) DO UPDATE SET members = t.members + excluded.members),
    removed AS (
      DELETE FROM member_activity a USING flips f
       WHERE NOT f.active AND a.member_id = f.member_id AND a.kind = p_kind AND a.day = f.day)
  INSERT INTO member_activity (member_id, kind, day)
  SELECT member_id, p_kind, day FROM flips WHERE active;
END $$;
