-- Messages about passkeys: see message_passkeys.
CREATE OR REPLACE TRIGGER message
  AFTER INSERT OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION message_passkeys();
