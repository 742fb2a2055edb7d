-- Carried stakes are append-only.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_carried_bonus_stakes
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
