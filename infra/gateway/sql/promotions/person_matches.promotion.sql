-- A friend who is another person after all may be rewarded: see promotion_queue_match.
CREATE OR REPLACE TRIGGER promotion
  AFTER UPDATE OF state ON person_matches
  FOR EACH ROW
  WHEN (NEW.state = 'distinct' AND OLD.state <> 'distinct')
  EXECUTE FUNCTION promotion_queue_match();
