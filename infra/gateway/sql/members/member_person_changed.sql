-- Resets person_noted of the row, so that the gateway compares the member with all accounts again (14-04).
--
-- Input: the new row of members. Raises nothing.
CREATE OR REPLACE FUNCTION member_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.person_noted := false;
  RETURN NEW;
END $$;
