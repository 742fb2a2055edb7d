-- Significant events of deposits: see significant_deposits.
CREATE OR REPLACE TRIGGER significant
  AFTER UPDATE OF status ON deposits
  FOR EACH ROW WHEN (NEW.status IN ('credited', 'held', 'refunded') AND NEW.status <> OLD.status) EXECUTE FUNCTION significant_deposits();
