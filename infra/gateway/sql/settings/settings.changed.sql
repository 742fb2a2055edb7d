-- One notification for each statement that changes settings: see settings_changed.
CREATE OR REPLACE TRIGGER changed
  AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION settings_changed();
