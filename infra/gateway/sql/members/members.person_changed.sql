-- Contacts and identity of a member have changed: see member_person_changed.
CREATE OR REPLACE TRIGGER person_changed
  BEFORE UPDATE OF email, mobile, dialing_code, born_on, details ON members
  FOR EACH ROW EXECUTE FUNCTION member_person_changed();
