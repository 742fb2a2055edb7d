-- Writes the member a message when a passkey is added or removed, with the name that the member gave it.
--
-- Input: the row before and after. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_passkeys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM write_message(NEW.member_id, 'passkey-added', jsonb_build_object('name', NEW.name), now());
  ELSE
    PERFORM write_message(OLD.member_id, 'passkey-removed', jsonb_build_object('name', OLD.name), now());
  END IF;
  RETURN NULL;
END $$;
