-- The document that comes with an account in another name, encrypted as those of an identity check.
ALTER TABLE payout_accounts
  ADD COLUMN document_type text,
  ADD COLUMN document_bytes integer,
  ADD COLUMN document bytea;
