-- Notes that a vendor stopped or began to answer, and that operators closed or opened it.
--
-- Input: the row before and after. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_vendors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO significant_events (at, kind, subject, detail)
  VALUES (now(), 'vendor-outage', NEW.code, jsonb_build_object('open', NEW.up, 'answers', NEW.answers));
  RETURN NULL;
END $$;
