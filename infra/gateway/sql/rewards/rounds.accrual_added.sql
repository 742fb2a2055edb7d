-- New rounds that count are accrued later: see accrual_queue_rounds.
CREATE OR REPLACE TRIGGER accrual_added
  AFTER INSERT ON rounds
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION accrual_queue_rounds();
