-- The time line of a redemption: see note_redemption_state.
CREATE OR REPLACE TRIGGER states
  AFTER INSERT OR UPDATE OF status ON redemptions
  FOR EACH ROW EXECUTE FUNCTION note_redemption_state();
