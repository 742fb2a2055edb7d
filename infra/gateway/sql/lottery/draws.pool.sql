-- A draw keeps the pool rules of its planning: see draws_pool.
CREATE OR REPLACE TRIGGER pool
  BEFORE INSERT ON draws
  FOR EACH ROW EXECUTE FUNCTION draws_pool();
