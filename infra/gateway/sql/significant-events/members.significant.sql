-- Significant events of members: see significant_members.
CREATE OR REPLACE TRIGGER significant
  AFTER UPDATE OF status, email, mobile, born_on, details, password_hash ON members
  FOR EACH ROW EXECUTE FUNCTION significant_members();
