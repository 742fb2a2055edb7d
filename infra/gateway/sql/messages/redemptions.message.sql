-- Messages about redemptions: see message_redemptions.
CREATE OR REPLACE TRIGGER message
  AFTER UPDATE OF status ON redemptions
  FOR EACH ROW
  WHEN (NEW.status IN ('approved', 'rejected', 'shipped', 'delivered', 'cancelled') AND OLD.status <> NEW.status)
  EXECUTE FUNCTION message_redemptions();
