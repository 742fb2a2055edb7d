-- A payout account has been added or changed: see payout_person_changed.
CREATE OR REPLACE TRIGGER person_changed
  AFTER INSERT OR UPDATE OF holder, number ON payout_accounts
  FOR EACH ROW EXECUTE FUNCTION payout_person_changed();
