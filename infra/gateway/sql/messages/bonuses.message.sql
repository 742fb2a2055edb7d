-- Messages about new bonuses: see message_bonuses.
CREATE OR REPLACE TRIGGER message
  AFTER INSERT ON bonuses
  FOR EACH ROW EXECUTE FUNCTION message_bonuses();
