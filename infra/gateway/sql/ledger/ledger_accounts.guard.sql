-- Balances move by lines and holds, never by hand.
CREATE OR REPLACE TRIGGER guard
  BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_accounts_guard();
