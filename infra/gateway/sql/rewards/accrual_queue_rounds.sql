-- Queues the rounds whose valid bet or settled payout a statement has changed, so that accrue_portion accrues the difference.
--
-- Guarantees a row in accrual_queue, in the same transaction, for every round whose valid bet or payout after its end
-- differs from before. It
-- writes to no row that another transaction writes to, so a bet never waits for it.
-- Input: `added` on INSERT; `before` and `changed` on UPDATE. Raises nothing of its own.
CREATE OR REPLACE FUNCTION accrual_queue_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO accrual_queue (round_id)
    SELECT id FROM added WHERE valid_bet(game_type, status, stake, payout) <> 0;
  ELSE
    -- Summed, not joined: the vendors' batches run without hash and merge joins.
    INSERT INTO accrual_queue (round_id)
    SELECT id
      FROM (SELECT id, valid_bet(game_type, status, stake, payout) AS valid,
                   CASE WHEN status IN ('won', 'lost') THEN payout ELSE 0 END AS paid FROM changed
            UNION ALL
            SELECT id, -valid_bet(game_type, status, stake, payout),
                   CASE WHEN status IN ('won', 'lost') THEN -payout ELSE 0 END FROM before) moved
     GROUP BY id HAVING sum(valid) <> 0 OR sum(paid) <> 0;
  END IF;
  RETURN NULL;
END $$;
