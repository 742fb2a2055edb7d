-- Significant events of rg_limits: see significant_limits.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT OR UPDATE OF confirmed_at ON rg_limits
  FOR EACH ROW EXECUTE FUNCTION significant_limits();
