-- The lines of one INSERT are added to their wallets' hours: see movement_hours_of_lines. Triggers run in the order of their
-- names, so `apply` has locked the accounts.
CREATE OR REPLACE TRIGGER hours
  AFTER INSERT ON ledger_lines
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION movement_hours_of_lines();
