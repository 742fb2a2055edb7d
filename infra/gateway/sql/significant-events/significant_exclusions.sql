-- Notes every time-out, self-exclusion and exclusion by an operator.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_exclusions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO significant_events (at, kind, member_id, subject, detail)
  VALUES (NEW.from_at, 'exclusion', NEW.member_id, NEW.kind, jsonb_build_object('until', NEW.until_at));
  RETURN NULL;
END $$;
