-- Significant events of lottery_tickets: see significant_lottery_tickets.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT ON lottery_tickets
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION significant_lottery_tickets();
