-- Writes the member a message when the payment password is set or changed, but not when it is set at registration.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_payment_passwords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR NOT EXISTS (SELECT 1 FROM members WHERE id = NEW.member_id AND registered_at >= NEW.changed_at) THEN
    PERFORM write_message(NEW.member_id, 'payment-password-changed', '{}', NEW.changed_at);
  END IF;
  RETURN NULL;
END $$;
