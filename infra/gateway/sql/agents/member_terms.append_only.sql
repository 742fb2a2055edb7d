-- Terms that were in force stay as they were: old reports and corrections follow them.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON member_terms
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
