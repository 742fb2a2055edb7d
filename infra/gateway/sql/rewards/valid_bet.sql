-- The part of a round's stake that counts for cashback, points and ranks, in minor units.
--
-- A round counts once it is won or lost; open, void and rolled-back rounds count nothing. In sports and esports at most
-- what was won or lost counts, so that opposite bets earn nothing.
-- Raises nothing.
CREATE OR REPLACE FUNCTION valid_bet(p_category text, p_status text, p_stake bigint, p_payout bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_status NOT IN ('won', 'lost') THEN 0
    WHEN p_category IN ('SPORTS', 'ESPORTS') THEN least(p_stake, abs(p_payout - p_stake))
    ELSE p_stake
  END
$$;
