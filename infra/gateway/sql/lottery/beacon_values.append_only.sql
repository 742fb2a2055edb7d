-- Verified beacon values are append-only.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON beacon_values
  FOR EACH STATEMENT EXECUTE FUNCTION draw_records_are_append_only();
