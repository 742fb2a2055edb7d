-- The terms of a member have changed: see member_terms_written.
CREATE OR REPLACE TRIGGER terms_changed
  AFTER UPDATE OF path, prize_group, rebate_rates, rebate_percent ON members
  FOR EACH ROW
  WHEN ((OLD.path, OLD.prize_group, OLD.rebate_rates, OLD.rebate_percent)
        IS DISTINCT FROM (NEW.path, NEW.prize_group, NEW.rebate_rates, NEW.rebate_percent))
  EXECUTE FUNCTION member_terms_written();
