-- Messages about bonuses whose money has moved at their end: see message_bonuses.
CREATE OR REPLACE TRIGGER message_end
  AFTER UPDATE OF converted, returned ON bonuses
  FOR EACH ROW
  WHEN (NEW.converted > OLD.converted OR NEW.returned > OLD.returned)
  EXECUTE FUNCTION message_bonuses();
