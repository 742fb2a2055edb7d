-- Writes the member a message when a deposit is credited or fails.
--
-- Input: the row after its status changed. A held deposit has messages of its own (payments/late). Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_deposits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_message(
    NEW.member_id,
    CASE NEW.status WHEN 'credited' THEN 'deposit-credited' ELSE 'deposit-failed' END,
    jsonb_build_object(
      'amount', (CASE NEW.status WHEN 'credited' THEN NEW.amount - NEW.fee ELSE NEW.amount END)::text,
      'currency', NEW.currency, 'reference', NEW.reference),
    coalesce(NEW.settled_at, now()));
  RETURN NULL;
END $$;
