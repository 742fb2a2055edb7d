-- Messages about withdrawals: see message_withdrawals.
CREATE OR REPLACE TRIGGER message
  AFTER UPDATE OF status ON withdrawals
  FOR EACH ROW
  WHEN (NEW.status IN ('paid', 'failed', 'rejected') AND OLD.status <> NEW.status)
  EXECUTE FUNCTION message_withdrawals();
