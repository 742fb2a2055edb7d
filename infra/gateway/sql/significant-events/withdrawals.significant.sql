-- Significant events of withdrawals: see significant_withdrawals.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION significant_withdrawals();
