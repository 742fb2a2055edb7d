-- What a ladder is worth in [p_from, p_until), clause by clause, by the calculation of bills.
--
-- Each row is a clause: whether its conditions hold, what its rate comes to, and what would be due if it were the one that
-- counts. The highest one that is reached is the bill's. A bill may differ by what only its contract has: corrections of
-- its earlier windows and fractions that it carried.
-- Inputs: p_ladder as from contract_clauses. p_by_house: the house pays, what is above the contracts below. p_upline: who
-- pays otherwise; wins of the players that the two have carried until p_from count. p_rules as for settle_agent_contracts.
-- Amounts in minor units. Raises nothing.
CREATE OR REPLACE FUNCTION contract_standing(
  p_member bigint, p_upline bigint, p_by_house boolean, p_kind text, p_from timestamptz, p_until timestamptz, p_ladder jsonb, p_rules jsonb)
RETURNS TABLE (valid bigint, result bigint, active integer, costs bigint, carried bigint, loss bigint, base bigint, lowers bigint,
               n bigint, reached boolean, gross bigint, amount bigint)
LANGUAGE sql STABLE AS $$
  WITH known AS (
      SELECT coalesce((
        SELECT s.result_out FROM contract_settlements s JOIN agent_contracts o ON o.id = s.contract_id
         WHERE o.member_id = p_member AND o.kind = p_kind AND o.kind = 'dividend' AND o.upline_id IS NOT DISTINCT FROM p_upline
           AND (o.payer = 'platform' OR o.upline_id IS NULL) = p_by_house AND s.ends_at <= p_from
         ORDER BY s.ends_at DESC, s.id DESC LIMIT 1), 0) AS carried),
    measured AS MATERIALIZED (
      SELECT b.*, k.carried,
             CASE WHEN p_by_house
                  THEN (SELECT coalesce(sum(l.gross_micro), 0) FROM contract_lowers(p_member, p_kind, p_from, p_until) l) ELSE 0
             END AS lowers
        FROM known k
       CROSS JOIN LATERAL contract_basis(p_member, p_kind, p_from, p_until, k.carried, p_rules) b)
  SELECT m.valid, m.result, m.active, m.costs, m.carried, m.loss, m.base, div(m.lowers, 1000000)::bigint, r.n, r.reached,
         div(g.micro, 1000000)::bigint, div(greatest(0, g.micro - m.lowers), 1000000)::bigint
    FROM measured m
   CROSS JOIN LATERAL contract_clauses_reached(p_ladder, m.valid, m.loss, m.active) r
   CROSS JOIN LATERAL (SELECT r.rate::numeric * greatest(0, m.base) AS micro) g
   ORDER BY r.n
$$;
