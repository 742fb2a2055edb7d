-- Credited deposits may complete what a friend has to do: see promotion_queue_deposit.
CREATE OR REPLACE TRIGGER promotion
  AFTER INSERT OR UPDATE OF status ON deposits
  FOR EACH ROW
  WHEN (NEW.status = 'credited')
  EXECUTE FUNCTION promotion_queue_deposit();
