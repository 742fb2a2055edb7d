-- The time line of a withdrawal: see note_withdrawal_state.
CREATE OR REPLACE TRIGGER states
  AFTER INSERT OR UPDATE OF status ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION note_withdrawal_state();
