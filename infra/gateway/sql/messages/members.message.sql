-- Messages about an account's security: see message_members.
CREATE OR REPLACE TRIGGER message
  AFTER UPDATE OF password_changed_at, email, mobile, status ON members
  FOR EACH ROW EXECUTE FUNCTION message_members();
