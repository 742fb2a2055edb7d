-- A registered version is never changed or deleted.
CREATE OR REPLACE TRIGGER version_is_immutable
  BEFORE UPDATE OR DELETE ON registry.version
  FOR EACH ROW EXECUTE FUNCTION registry.refuse();
