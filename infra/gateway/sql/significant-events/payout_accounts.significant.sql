-- Significant events of payout_accounts: see significant_payout_accounts.
CREATE OR REPLACE TRIGGER significant
  AFTER INSERT OR UPDATE OF holder, number, state, removed_at ON payout_accounts
  FOR EACH ROW EXECUTE FUNCTION significant_payout_accounts();
