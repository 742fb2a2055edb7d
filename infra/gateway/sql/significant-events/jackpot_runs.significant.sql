-- Significant events of jackpot_runs: see significant_jackpots.
CREATE OR REPLACE TRIGGER significant
  AFTER UPDATE OF dropped_at ON jackpot_runs
  FOR EACH ROW WHEN (OLD.dropped_at IS NULL AND NEW.dropped_at IS NOT NULL) EXECUTE FUNCTION significant_jackpots();
