-- Writes the member a message when an authenticator app is confirmed or removed.
--
-- Input: the row before and after. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_authenticators() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL THEN
    PERFORM write_message(NEW.member_id, 'authenticator-added', '{}', now());
  ELSIF TG_OP = 'DELETE' AND OLD.confirmed_at IS NOT NULL THEN
    PERFORM write_message(OLD.member_id, 'authenticator-removed', '{}', now());
  END IF;
  RETURN NULL;
END $$;
