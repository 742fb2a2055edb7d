-- Resets person_noted of the account's member, so that the gateway compares the member with all accounts again (14-04).
--
-- Input: the new row of payout_accounts. Raises nothing.
CREATE OR REPLACE FUNCTION payout_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET person_noted = false WHERE id = NEW.member_id AND person_noted;
  RETURN NULL;
END $$;
