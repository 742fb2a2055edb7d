-- Writes the member a message when a payout account is added; it names the bank or e-wallet only.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_payout_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_message(NEW.member_id, 'payout-account-added', jsonb_build_object('name', NEW.name), now());
  RETURN NULL;
END $$;
