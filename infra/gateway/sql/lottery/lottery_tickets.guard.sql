-- Tickets are sold while their draw is open: see lottery_tickets_guard.
CREATE OR REPLACE TRIGGER guard
  AFTER INSERT ON lottery_tickets
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION lottery_tickets_guard();
