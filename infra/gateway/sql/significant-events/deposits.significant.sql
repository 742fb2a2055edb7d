-- Significant events of deposits: see significant_deposits.
CREATE OR REPLACE TRIGGER significant
  AFTER UPDATE OF status ON deposits
  FOR EACH ROW WHEN (NEW.status = 'credited' AND OLD.status <> 'credited') EXECUTE FUNCTION significant_deposits();
