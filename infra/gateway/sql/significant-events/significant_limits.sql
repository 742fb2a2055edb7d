-- Notes every limit that is set, requested or confirmed.
--
-- Input: the new row, or the row whose confirmation has just been stored. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_limits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.confirmed_at IS NULL OR OLD.confirmed_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  INSERT INTO significant_events (at, kind, member_id, subject, detail)
  VALUES (coalesce(NEW.confirmed_at, NEW.requested_at), 'limit', NEW.member_id, NEW.kind,
          jsonb_build_object('period', NEW.period, 'limit', NEW.amount::text, 'source', NEW.source,
                             'state', CASE WHEN NEW.confirmed_at IS NULL THEN 'requested' ELSE 'set' END));
  RETURN NULL;
END $$;
