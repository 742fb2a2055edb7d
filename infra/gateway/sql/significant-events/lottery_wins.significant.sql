-- Significant events of lottery_wins: see significant_lottery_wins.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT ON lottery_wins
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION significant_lottery_wins();
