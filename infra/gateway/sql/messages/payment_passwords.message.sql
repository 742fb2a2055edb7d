-- Messages about payment passwords: see message_payment_passwords.
CREATE OR REPLACE TRIGGER message
  AFTER INSERT OR UPDATE OF hash ON payment_passwords
  FOR EACH ROW EXECUTE FUNCTION message_payment_passwords();
