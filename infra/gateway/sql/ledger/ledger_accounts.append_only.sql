-- Accounts are never removed. Their balances do change, by lines and holds only: see ledger_accounts_guard.
CREATE OR REPLACE TRIGGER append_only
  BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
