-- Notes that a draw lacked its beacon or its revealed secret.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_draw_incidents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO significant_events (at, kind, subject, detail)
  VALUES (NEW.happened_at, 'integrity', NEW.game_code, jsonb_build_object('issue', NEW.issue, 'incident', NEW.kind));
  RETURN NULL;
END $$;
