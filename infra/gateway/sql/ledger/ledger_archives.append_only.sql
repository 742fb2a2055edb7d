-- What was archived stays on record.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_archives
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
