-- Writes the member a message about a large win at a vendor.
--
-- Input: a new row of vendor_transactions of the kind `win`. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_vendor_wins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount >= big_win_amount() THEN
    PERFORM write_message(
      NEW.member_id, 'big-win', jsonb_build_object('amount', NEW.amount::text, 'currency', NEW.currency), NEW.at);
  END IF;
  RETURN NULL;
END $$;
