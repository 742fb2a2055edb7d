-- Every new member gets its path from members_set_path. Only move_subtree changes it afterwards.
CREATE OR REPLACE TRIGGER members_path
  BEFORE INSERT ON members
  FOR EACH ROW EXECUTE FUNCTION members_set_path();
