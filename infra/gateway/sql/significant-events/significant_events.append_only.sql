-- Significant events are append-only until their time of storage is over.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON significant_events
  FOR EACH STATEMENT EXECUTE FUNCTION significant_events_append_only();
