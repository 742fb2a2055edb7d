-- Notes a large deposit when its money has arrived.
--
-- Input: the row that became `credited`. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_deposits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount >= significant_amount('deposit') THEN
    INSERT INTO significant_events (at, kind, member_id, subject, amount, currency, detail)
    VALUES (coalesce(NEW.settled_at, now()), 'large-deposit', NEW.member_id, NEW.reference, NEW.amount, NEW.currency,
            jsonb_build_object('method', NEW.method));
  END IF;
  RETURN NULL;
END $$;
