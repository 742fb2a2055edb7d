-- Messages about cashback and gifts: see message_benefits.
CREATE OR REPLACE TRIGGER message
  AFTER UPDATE OF state ON benefits
  FOR EACH ROW
  WHEN (NEW.state = 'paid' AND OLD.state <> 'paid')
  EXECUTE FUNCTION message_benefits();
