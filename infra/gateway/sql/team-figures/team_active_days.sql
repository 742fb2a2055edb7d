-- How many different accounts of a scope were active within a span: in the whole span, and on each of its days.
--
-- The row with day null is the span; a day without active accounts has no row. Guarantees that they equal the counts over
-- daily_figures at this instant: accounts with changes that are not rolled up yet are counted one by one.
-- Inputs: as for team_figures_of, and the kind ('play' or 'deposit'). `first_time`: active for the first time in this scope.
-- Raises nothing.
CREATE OR REPLACE FUNCTION team_active_days(p_agent bigint, p_scope text, p_kind text, p_from date, p_to date)
RETURNS TABLE (day date, active bigint, first_time bigint)
LANGUAGE sql STABLE AS $$
  WITH rolled AS (
      SELECT t.day, t.previous, t.members FROM team_activity t
       WHERE t.agent_id = p_agent AND t.scope = replace(p_scope, 'below', 'team') AND t.kind = p_kind AND t.day BETWEEN p_from AND p_to),
    -- The agent's own account, which no roll-up of its team has; and accounts that wait in the queue.
    waiting AS (
      SELECT q.member_id FROM team_figures_queue q
        JOIN team_scopes c ON c.member_id = q.member_id AND c.agent_id = p_agent AND c.scope = replace(p_scope, 'below', 'team')
         AND q.day >= c.from_day AND q.day < c.until_day
       WHERE CASE p_kind WHEN 'play' THEN q.turnover <> 0 ELSE q.deposits <> 0 END
      GROUP BY 1),
    facts AS (
      SELECT 1 AS sign, w.member_id, d.day FROM waiting w
        JOIN LATERAL (SELECT DISTINCT f.day FROM daily_figures f
                       WHERE f.member_id = w.member_id AND CASE p_kind WHEN 'play' THEN f.turnover > 0 ELSE f.deposits > 0 END) d ON true
        JOIN team_scopes c ON c.member_id = w.member_id AND c.agent_id = p_agent AND c.scope = replace(p_scope, 'below', 'team') AND d.day >= c.from_day AND d.day < c.until_day
      UNION ALL
      SELECT -1, w.member_id, a.day FROM waiting w
        JOIN member_activity a ON a.member_id = w.member_id AND a.kind = p_kind
        JOIN team_scopes c ON c.member_id = w.member_id AND c.agent_id = p_agent AND c.scope = replace(p_scope, 'below', 'team') AND a.day >= c.from_day AND a.day < c.until_day
      UNION ALL
      SELECT 1, p_agent, d.day
        FROM (SELECT DISTINCT f.day FROM daily_figures f
               WHERE f.member_id = p_agent AND p_scope IN ('self', 'team') AND CASE p_kind WHEN 'play' THEN f.turnover > 0 ELSE f.deposits > 0 END) d),
    pairs AS (
      SELECT r.day, r.previous, r.members AS n FROM rolled r
      UNION ALL
      SELECT f.day, f.previous, f.sign
        FROM (SELECT sign, day, lag(day, 1, '-infinity'::date) OVER (PARTITION BY member_id, sign ORDER BY day) AS previous FROM facts) f
       WHERE f.day BETWEEN p_from AND p_to)
  SELECT NULL::date, coalesce(sum(p.n) FILTER (WHERE p.previous < p_from), 0)::bigint, coalesce(sum(p.n) FILTER (WHERE p.previous = '-infinity'), 0)::bigint
    FROM pairs p
  UNION ALL
  SELECT p.day, sum(p.n)::bigint, coalesce(sum(p.n) FILTER (WHERE p.previous = '-infinity'), 0)::bigint
    FROM pairs p GROUP BY p.day
$$;
