-- A commitment is chained to the one before it: see draw_commitments_chain.
CREATE OR REPLACE TRIGGER chain
  BEFORE INSERT ON draw_commitments
  FOR EACH ROW EXECUTE FUNCTION draw_commitments_chain();
