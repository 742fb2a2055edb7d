-- Which clauses of a ladder a window reaches: those whose conditions all hold. The highest one counts.
--
-- Inputs: p_ladder as from contract_clauses; turnover, loss and active members of the window. `rate` is in millionths.
-- Raises nothing.
CREATE OR REPLACE FUNCTION contract_clauses_reached(p_ladder jsonb, p_valid bigint, p_loss bigint, p_active integer)
RETURNS TABLE (n bigint, rate integer, reached boolean) LANGUAGE sql IMMUTABLE AS $$
  SELECT k.n, (k.value ->> 'rate')::integer,
         p_valid >= (k.value ->> 'valid_bet')::bigint AND p_loss >= (k.value ->> 'profit_loss')::bigint
           AND p_active >= (k.value ->> 'active_members')::integer
    FROM jsonb_array_elements(p_ladder) WITH ORDINALITY AS k (value, n)
   ORDER BY k.n
$$;
