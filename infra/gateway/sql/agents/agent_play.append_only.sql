-- Settled play stays as it was: a correction is a further row.
CREATE OR REPLACE TRIGGER append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON agent_play
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
