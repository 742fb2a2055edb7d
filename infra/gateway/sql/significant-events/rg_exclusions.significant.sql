-- Significant events of rg_exclusions: see significant_exclusions.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT ON rg_exclusions
  FOR EACH ROW EXECUTE FUNCTION significant_exclusions();
