-- Queues rounds for the jackpots that they may contribute to.
--
-- Guarantees a row in jackpot_queue for each running jackpot whose terms name the round's vendor or game, in its currency;
-- whether and what the round contributes is decided when the row is taken. It writes to no row that another transaction
-- writes to, so accruing never waits for a jackpot.
-- Input: p_rounds, ids of rounds that have changed. Raises nothing.
CREATE OR REPLACE FUNCTION jackpot_queue_rounds(p_rounds bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A site without a jackpot pays for one look at an empty index.
  IF NOT EXISTS (SELECT 1 FROM jackpot_runs j WHERE j.dropped_at IS NULL) THEN
    RETURN;
  END IF;
  INSERT INTO jackpot_queue (jackpot_id, round_id)
  SELECT j.jackpot_id, r.id
    FROM rounds r
    JOIN jackpot_runs j
      ON j.dropped_at IS NULL AND j.vendor_code = r.vendor_code AND j.currency = r.currency
     AND (j.game_ids IS NULL OR r.game_id = ANY (j.game_ids))
   WHERE r.id = ANY (p_rounds)
   ORDER BY r.closed_at, r.id;
END $$;
