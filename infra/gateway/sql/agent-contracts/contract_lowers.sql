-- What contracts that the house pays came to right below a member, of the play in [p_from, p_until).
--
-- Right below: no other agent with such a contract was between when a bet counted. Each is worth what it and everything
-- below it came to. Below is who was so when a bet was placed. Of a window that is only partly the member's, because it
-- reaches over the span, because the account has moved, or because a contract between began or ended within it, the part
-- counts that the play in question came to: for salaries by valid bets, for dividends by what that play lost.
-- Inputs: the member and the kind of contract. Returns millionths of a minor unit by member. Raises nothing.
CREATE OR REPLACE FUNCTION contract_lowers(p_member bigint, p_kind text, p_from timestamptz, p_until timestamptz)
RETURNS TABLE (member_id bigint, gross_micro bigint, corrections_micro bigint) LANGUAGE sql STABLE AS $$
  WITH bills AS MATERIALIZED (
      SELECT greatest(x.starts_at, p_from) AS begins, least(x.ends_at, p_until) AS ends, x.starts_at,
             x.starts_at < p_from OR x.ends_at > p_until AS reaches_over,
             x.rate_ppm, x.gross_micro, x.corrections_micro, o.member_id, o.upline_id, o.payer
        FROM contract_settlements x
        JOIN agent_contracts o ON o.id = x.contract_id AND o.kind = p_kind AND o.member_id <> p_member
         AND (o.payer = 'platform' OR o.upline_id IS NULL)
       WHERE x.ends_at > p_from AND x.starts_at < p_until
         AND EXISTS (SELECT 1 FROM member_terms t WHERE t.member_id = o.member_id AND t.path @> ARRAY[p_member])),
    placed AS (
      SELECT b.*, c.chain,
             b.reaches_over
             OR EXISTS (SELECT 1 FROM member_terms t
                         WHERE t.member_id = b.member_id AND t.path[array_position(t.path, p_member):] IS DISTINCT FROM c.chain)
             OR EXISTS (SELECT 1 FROM bills o
                         WHERE o.member_id <> b.member_id AND c.chain @> ARRAY[o.member_id] AND o.begins < b.ends AND o.ends > b.begins) AS partly
        FROM bills b
       CROSS JOIN LATERAL (
         SELECT DISTINCT t.path[array_position(t.path, p_member):] AS chain
           FROM member_terms t WHERE t.member_id = b.member_id AND t.path @> ARRAY[p_member]) c
       WHERE NOT EXISTS (SELECT 1 FROM bills o
                          WHERE o.member_id <> b.member_id AND c.chain @> ARRAY[o.member_id] AND o.begins <= b.begins AND o.ends >= b.ends)),
    parts AS (
      SELECT p.member_id, p.gross_micro AS gross, p.corrections_micro AS corrections FROM placed p WHERE NOT p.partly
      UNION ALL
      SELECT p.member_id,
             CASE WHEN p_kind = 'dividend' THEN least(p.gross_micro, greatest(0, p.rate_ppm * s.lost)) ELSE p.rate_ppm * s.valid END,
             s.corrected
        FROM placed p
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(a.valid) FILTER (WHERE a.corrects_at IS NULL OR a.corrects_at >= p.starts_at), 0)::bigint AS valid,
                coalesce(sum(a.stake - a.payout), 0)::bigint AS lost,
                coalesce(sum(a.valid * y.rate_ppm), 0)::bigint AS corrected
           FROM agent_play a
           JOIN member_terms t ON t.id = a.terms_id AND t.path @> ARRAY[p_member, p.member_id]
            AND t.path[array_position(t.path, p_member):array_position(t.path, p.member_id)] = p.chain
           LEFT JOIN (contract_settlements y JOIN agent_contracts o ON o.id = y.contract_id)
             ON p_kind <> 'dividend' AND a.corrects_at < p.starts_at AND a.corrects_at >= y.starts_at AND a.corrects_at < y.ends_at
            AND o.member_id = p.member_id AND o.kind = p_kind AND o.upline_id IS NOT DISTINCT FROM p.upline_id AND o.payer = p.payer
          WHERE a.at >= p.begins AND a.at < p.ends
            AND NOT EXISTS (SELECT 1 FROM bills o
                             WHERE o.member_id <> p.member_id AND p.chain @> ARRAY[o.member_id] AND a.at >= o.begins AND a.at < o.ends)) s
       WHERE p.partly)
  SELECT w.member_id, sum(w.gross)::bigint, sum(w.corrections)::bigint
    FROM parts w
   GROUP BY w.member_id HAVING sum(w.gross + w.corrections) <> 0
$$;
