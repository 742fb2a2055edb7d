-- Notes every jackpot that is won, whatever its amount.
--
-- Guarantees one event for each run, in the transaction that pays it. Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_jackpots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO significant_events (at, kind, member_id, subject, amount, currency, detail)
  VALUES (NEW.dropped_at, 'jackpot', NEW.member_id, NEW.jackpot_id, NEW.prize, NEW.currency,
          jsonb_build_object('number', NEW.number, 'amount', NEW.amount::text, 'round', NEW.round_id::text));
  RETURN NULL;
END $$;
