-- A contact that a member no longer has is noted: see note_former_contact.
CREATE OR REPLACE TRIGGER former_contact
  AFTER UPDATE OF email, mobile ON members
  FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.mobile IS DISTINCT FROM NEW.mobile)
  EXECUTE FUNCTION note_former_contact();
