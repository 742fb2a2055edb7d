-- The terms of a new member: see member_terms_written.
CREATE OR REPLACE TRIGGER terms_added
  AFTER INSERT ON members
  FOR EACH ROW EXECUTE FUNCTION member_terms_written();
