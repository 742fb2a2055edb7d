-- What a team was given besides payouts in [p_from, p_until), in minor units: bonuses, rebates of players and of agents.
--
-- A member counts as long as the agent was above it, or the agent itself. Contracts' payments do not count: they follow
-- from the result. Raises nothing.
CREATE OR REPLACE FUNCTION team_costs(p_agent bigint, p_from timestamptz, p_until timestamptz)
RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(l.amount), 0)::bigint
    FROM (SELECT DISTINCT t.member_id FROM member_terms t WHERE t.path @> ARRAY[p_agent]) team
    JOIN ledger_accounts a ON a.member_id = team.member_id AND a.class IN ('player:cash', 'player:bonus')
    JOIN ledger_lines l ON l.account_id = a.id AND l.balance_after IS NOT NULL AND l.at >= p_from AND l.at < p_until
    JOIN ledger_entries e ON e.id = l.entry_id
     AND (e.kind IN ('rebate', 'bonus') OR e.kind = 'commission' AND e.detail = 'agent-rebate')
   CROSS JOIN LATERAL (
     SELECT x.path FROM member_terms x
      WHERE x.member_id = team.member_id AND x.from_at <= l.at ORDER BY x.from_at DESC, x.id DESC LIMIT 1) was
   WHERE was.path @> ARRAY[p_agent]
$$;
