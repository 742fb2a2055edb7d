-- Rounds whose valid bet has changed are accrued later: see accrual_queue_rounds.
CREATE OR REPLACE TRIGGER accrual_changed
  AFTER UPDATE ON rounds
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION accrual_queue_rounds();
