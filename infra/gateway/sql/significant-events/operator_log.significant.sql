-- Significant events of operator_log: see significant_operator_log.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT ON operator_log
  FOR EACH ROW EXECUTE FUNCTION significant_operator_log();
