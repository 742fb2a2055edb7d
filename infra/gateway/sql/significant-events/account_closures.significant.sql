-- Significant events of account_closures: see significant_closures.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT OR UPDATE OF reopened_at ON account_closures
  FOR EACH ROW EXECUTE FUNCTION significant_closures();
