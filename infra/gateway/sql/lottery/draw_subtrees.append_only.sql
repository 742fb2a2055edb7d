-- Subtrees of a frozen draw are append-only.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON draw_subtrees
  FOR EACH STATEMENT EXECUTE FUNCTION draw_records_are_append_only();
