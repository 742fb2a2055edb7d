-- Writes the member a message when a withdrawal is paid, fails at the provider or is rejected.
--
-- Input: the row after its status changed. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_withdrawals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_message(
    NEW.member_id,
    'payout-' || NEW.status,
    jsonb_build_object('amount', NEW.amount::text, 'currency', NEW.currency, 'reference', NEW.reference),
    coalesce(CASE NEW.status WHEN 'paid' THEN NEW.paid_at WHEN 'rejected' THEN NEW.reviewed_at END, now()));
  RETURN NULL;
END $$;
