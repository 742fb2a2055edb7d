-- Whether each clause of a downline's contract has a clause of the upline's that pays at least as much and requires no more.
--
-- Inputs: arrays of {rate, valid_bet, profit_loss, active_members}. Transitive: what fits a contract that fits a third one
-- fits the third one. Raises nothing.
CREATE OR REPLACE FUNCTION contract_fits(p_below jsonb, p_above jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT NOT EXISTS (
    SELECT 1
      FROM jsonb_to_recordset(p_below) AS b (rate integer, valid_bet bigint, profit_loss bigint, active_members integer)
     WHERE NOT EXISTS (
       SELECT 1
         FROM jsonb_to_recordset(p_above) AS a (rate integer, valid_bet bigint, profit_loss bigint, active_members integer)
        WHERE a.rate >= b.rate AND a.valid_bet <= b.valid_bet AND a.profit_loss <= b.profit_loss
          AND a.active_members <= b.active_members))
$$;
