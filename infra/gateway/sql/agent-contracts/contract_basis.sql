-- What a contract is measured by in [p_from, p_until): the team's play, what it was given besides, and the base of the rates.
--
-- The one calculation behind a bill (settle_agent_contracts) and what is known before one (contract_standing). A team is
-- the one of each bet's moment. What is taken back within the window was never there. `total` is the players' result with
-- costs and with wins that an earlier period carries, which count for dividends; `loss` what of it the team has lost.
-- Inputs: p_carried are these wins. p_rules as for settle_agent_contracts. Amounts in minor units. Raises nothing.
CREATE OR REPLACE FUNCTION contract_basis(
  p_member bigint, p_kind text, p_from timestamptz, p_until timestamptz, p_carried bigint, p_rules jsonb,
  OUT valid bigint, OUT result bigint, OUT active integer, OUT costs bigint, OUT total bigint, OUT loss bigint, OUT base bigint)
LANGUAGE sql STABLE AS $$
  WITH play AS (
      SELECT coalesce(sum(p.valid) FILTER (WHERE p_kind = 'dividend' OR p.corrects_at IS NULL OR p.corrects_at >= p_from), 0) AS valid,
             sum(p.payout - p.stake) AS result
        FROM agent_play p
        JOIN member_terms t ON t.id = p.terms_id AND t.path @> ARRAY[p_member]
       WHERE p.at >= p_from AND p.at < p_until
       GROUP BY p.member_id),
    team AS (
      SELECT coalesce(sum(w.valid), 0)::bigint AS valid, coalesce(sum(w.result), 0)::bigint AS result,
             count(*) FILTER (WHERE w.valid >= greatest(1, (p_rules ->> 'active_from')::bigint))::integer AS active
        FROM play w),
    summed AS (
      SELECT t.*, CASE WHEN p_kind = 'dividend' AND (p_rules ->> 'costs')::boolean THEN team_costs(p_member, p_from, p_until) ELSE 0 END AS costs
        FROM team t),
    counted AS (
      SELECT s.*, s.result + s.costs + CASE WHEN p_kind = 'dividend' THEN p_carried ELSE 0 END AS total FROM summed s)
  SELECT c.valid, c.result, c.active, c.costs, c.total, greatest(0, -c.total),
         CASE WHEN p_kind = 'dividend' THEN greatest(0, -c.total) ELSE c.valid END
    FROM counted c
$$;
