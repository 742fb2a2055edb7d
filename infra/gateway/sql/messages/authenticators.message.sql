-- Messages about the second factor: see message_authenticators.
CREATE OR REPLACE TRIGGER message
  AFTER UPDATE OF confirmed_at OR DELETE ON authenticators
  FOR EACH ROW EXECUTE FUNCTION message_authenticators();
