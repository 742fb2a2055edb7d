-- Messages about deposits: see message_deposits.
CREATE OR REPLACE TRIGGER message
  AFTER UPDATE OF status ON deposits
  FOR EACH ROW
  WHEN (NEW.status IN ('credited', 'failed') AND OLD.status NOT IN ('held', NEW.status))
  EXECUTE FUNCTION message_deposits();
