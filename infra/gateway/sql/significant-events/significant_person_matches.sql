-- Notes that money play of an account was closed because it may belong to a person with another account.
--
-- Guarantees that the event names which kinds of marks are equal and never the marks. Input: the new row. Raises nothing
-- of its own.
CREATE OR REPLACE FUNCTION significant_person_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO significant_events (at, kind, member_id, subject, detail)
  VALUES (NEW.found_at, 'restriction', NEW.member_id, 'person', jsonb_build_object('same', to_jsonb(NEW.kinds)));
  RETURN NULL;
END $$;
