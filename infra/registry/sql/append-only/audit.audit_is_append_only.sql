-- Entries of the audit chain are never changed or deleted.
CREATE OR REPLACE TRIGGER audit_is_append_only
  BEFORE UPDATE OR DELETE ON registry.audit
  FOR EACH ROW EXECUTE FUNCTION registry.refuse();
