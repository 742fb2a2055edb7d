-- What was committed and drawn stays: see draws_guard.
CREATE OR REPLACE TRIGGER guard
  BEFORE UPDATE OR DELETE ON draws
  FOR EACH ROW EXECUTE FUNCTION draws_guard();
