-- The valid bet of a round (valid_bet) as far as cash has paid its stake, in minor units: of a stake that a bonus has paid a
-- part of, the part of the cash counts, rounded down.
--
-- Raises nothing.
CREATE OR REPLACE FUNCTION valid_cash_bet(p_round rounds) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_round.bonus_stake
    WHEN 0 THEN valid_bet(p_round.game_type, p_round.status, p_round.stake, p_round.payout)
    ELSE div(valid_bet(p_round.game_type, p_round.status, p_round.stake, p_round.payout)::numeric
             * (p_round.stake - p_round.bonus_stake), p_round.stake)::bigint
  END
$$;
