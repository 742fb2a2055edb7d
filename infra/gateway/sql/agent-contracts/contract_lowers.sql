-- What contracts that the house pays came to right below a member, in the windows that ended in (p_from, p_until].
--
-- Right below: no other agent with such a contract is between. Each is worth what it and everything below it came to.
-- Inputs: the member and the kind of contract. Returns millionths of a minor unit by member. Raises nothing.
CREATE OR REPLACE FUNCTION contract_lowers(p_member bigint, p_kind text, p_from timestamptz, p_until timestamptz)
RETURNS TABLE (member_id bigint, gross_micro bigint, corrections_micro bigint) LANGUAGE sql STABLE AS $$
  SELECT o.member_id, sum(x.gross_micro)::bigint, sum(x.corrections_micro)::bigint
    FROM contract_settlements x
    JOIN agent_contracts o ON o.id = x.contract_id AND o.kind = p_kind AND o.member_id <> p_member
     AND (o.payer = 'platform' OR o.upline_id IS NULL)
    JOIN members m ON m.id = o.member_id AND m.path @> ARRAY[p_member]
   WHERE x.ends_at > p_from AND x.ends_at <= p_until
     AND NOT EXISTS (
       SELECT 1 FROM contract_settlements y
         JOIN agent_contracts b ON b.id = y.contract_id AND b.kind = p_kind AND (b.payer = 'platform' OR b.upline_id IS NULL)
         JOIN members n ON n.id = b.member_id AND n.path @> ARRAY[p_member]
        WHERE b.member_id NOT IN (p_member, o.member_id) AND m.path @> ARRAY[b.member_id]
          AND y.ends_at > p_from AND y.ends_at <= p_until)
   GROUP BY o.member_id HAVING sum(x.gross_micro + x.corrections_micro) <> 0
$$;
