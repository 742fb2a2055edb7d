-- Significant events of vendors: see significant_vendors.
CREATE OR REPLACE TRIGGER significant
  AFTER UPDATE OF up, answers ON vendors
  FOR EACH ROW WHEN ((NEW.up, NEW.answers) IS DISTINCT FROM (OLD.up, OLD.answers)) EXECUTE FUNCTION significant_vendors();
