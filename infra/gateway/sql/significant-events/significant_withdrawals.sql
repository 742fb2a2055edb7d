-- Notes a large withdrawal when it is requested.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_withdrawals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount >= significant_amount('withdrawal') THEN
    INSERT INTO significant_events (at, kind, member_id, subject, amount, currency)
    VALUES (NEW.created_at, 'large-withdrawal', NEW.member_id, NEW.reference, NEW.amount, NEW.currency);
  END IF;
  RETURN NULL;
END $$;
