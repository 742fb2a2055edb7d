-- A hold sets money aside when it is created and frees it when it ends: see ledger_holds_apply.
CREATE OR REPLACE TRIGGER apply
  BEFORE INSERT OR UPDATE ON ledger_holds
  FOR EACH ROW EXECUTE FUNCTION ledger_holds_apply();
