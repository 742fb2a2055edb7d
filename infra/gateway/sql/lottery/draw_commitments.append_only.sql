-- The list of commitments is append-only.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON draw_commitments
  FOR EACH STATEMENT EXECUTE FUNCTION draw_records_are_append_only();
