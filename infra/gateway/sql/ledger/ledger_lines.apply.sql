-- The lines of each statement are checked and move their accounts' balances: see ledger_lines_apply.
CREATE OR REPLACE TRIGGER apply
  AFTER INSERT ON ledger_lines
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_lines_apply();
