-- Refuses every change of significant_events except the removal by significant_events_expire.
--
-- Raises an exception on every other UPDATE, DELETE and TRUNCATE.
CREATE OR REPLACE FUNCTION significant_events_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('atrium.expiring', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'significant_events is append-only';
END $$;
