-- The figures of an agent's own account ('self'), of the accounts right below ('direct'), of everybody below ('below') or
-- of the agent and everybody below ('team'), by day and category.
--
-- Guarantees that they equal the sum of daily_figures and cashback_accruals at this instant: changes that are not rolled up
-- yet are added from the queue. Reads a few rows for each day, whatever the size of the team.
-- Inputs: the agent, the scope, the first and the last day. Raises nothing.
CREATE OR REPLACE FUNCTION team_figures_of(p_agent bigint, p_scope text, p_from date, p_to date)
RETURNS TABLE (day date, game_type text, rounds bigint, turnover bigint, payouts bigint, valid bigint, deposits bigint,
               withdrawals bigint, rebates bigint, salaries bigint, dividends bigint, bonuses bigint, joined bigint)
LANGUAGE sql STABLE AS $$
  SELECT f.day, f.game_type, f.rounds, f.turnover, f.payouts, f.valid, f.deposits, f.withdrawals, f.rebates, f.salaries, f.dividends, f.bonuses, f.joined
    FROM team_figures f
   WHERE f.agent_id = p_agent AND f.day BETWEEN p_from AND p_to AND p_scope <> 'self' AND (p_scope <> 'direct' OR f.direct)
  UNION ALL
  SELECT f.day, f.game_type, f.rounds, f.turnover, f.payouts, 0, f.deposits, f.withdrawals, f.rebates, f.salaries, f.dividends, f.bonuses, 0
    FROM daily_figures f
   WHERE f.member_id = p_agent AND f.day BETWEEN p_from AND p_to AND p_scope IN ('self', 'team')
  UNION ALL
  SELECT c.day, c.category, 0, 0, 0, c.valid, 0, 0, 0, 0, 0, 0, 0
    FROM cashback_accruals c
   WHERE c.member_id = p_agent AND c.day BETWEEN p_from AND p_to AND p_scope IN ('self', 'team')
  UNION ALL
  SELECT q.day, q.game_type, coalesce(q.rounds, 0), coalesce(q.turnover, 0), coalesce(q.payouts, 0), coalesce(q.valid, 0),
         coalesce(q.deposits, 0), coalesce(q.withdrawals, 0), coalesce(q.rebates, 0), coalesce(q.salaries, 0),
         coalesce(q.dividends, 0), coalesce(q.bonuses, 0), coalesce(q.joined, 0)
    FROM team_figures_queue q
    JOIN team_lineages l ON l.member_id = q.member_id AND q.day >= l.from_day AND q.day < l.until_day
   WHERE q.day BETWEEN p_from AND p_to
     AND CASE WHEN p_scope IN ('team', 'below') THEN p_agent = ANY (l.lineage) WHEN p_scope = 'direct' THEN l.lineage[cardinality(l.lineage)] = p_agent END
$$;
