-- Messages about payout accounts: see message_payout_accounts.
CREATE OR REPLACE TRIGGER message
  AFTER INSERT ON payout_accounts
  FOR EACH ROW EXECUTE FUNCTION message_payout_accounts();
