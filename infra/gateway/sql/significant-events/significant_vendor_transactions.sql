-- Notes large stakes and wins of vendors' games, and stakes that a vendor took back.
--
-- Guarantees one event for each such new row of vendor_transactions, in its transaction. Play money does not count.
-- Input: the rows that one statement added. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_vendor_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stake constant bigint := significant_amount('stake');
  win constant bigint := significant_amount('win');
BEGIN
  IF NOT EXISTS (SELECT 1 FROM added WHERE kind = 'rollback' OR amount >= least(stake, win)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO significant_events (at, kind, member_id, subject, amount, currency, detail)
  SELECT a.at, CASE a.kind WHEN 'bet' THEN 'large-stake' WHEN 'win' THEN 'large-win' ELSE 'void' END, a.member_id,
         a.vendor_code, a.amount, a.currency, jsonb_build_object('transaction', a.tx_id, 'round', a.round_id)
    FROM added a
    JOIN members m ON m.id = a.member_id AND m.type <> 4
   WHERE a.state <> 'tombstone'
     AND (a.kind = 'rollback' OR (a.kind = 'bet' AND a.amount >= stake) OR (a.kind = 'win' AND a.amount >= win));
  RETURN NULL;
END $$;
