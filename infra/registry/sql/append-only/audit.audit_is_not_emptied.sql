-- The audit chain is never emptied as a whole.
CREATE OR REPLACE TRIGGER audit_is_not_emptied
  BEFORE TRUNCATE ON registry.audit
  FOR EACH STATEMENT EXECUTE FUNCTION registry.refuse();
