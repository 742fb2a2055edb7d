-- Holds are never removed. Their state does change, once: see ledger_holds_apply.
CREATE OR REPLACE TRIGGER append_only
  BEFORE DELETE OR TRUNCATE ON ledger_holds
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
