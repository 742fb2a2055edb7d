-- Writes the member a message about the first login from an address, except the address of the registration.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_registered_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM registered_addresses WHERE member_id = NEW.member_id AND address <> NEW.address) THEN
    PERFORM write_message(
      NEW.member_id, 'new-address', jsonb_build_object('address', NEW.address), NEW.registered_at);
  END IF;
  RETURN NULL;
END $$;
