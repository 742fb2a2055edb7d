-- What has moved on each account since the beginning: the lines, and the sums of those in the archives.
--
-- Guarantees that sums by account, by currency and by an escrow's reference are what they were before lines were archived.
CREATE OR REPLACE VIEW ledger_movements AS
  SELECT l.account_id, l.reference, l.currency, l.amount FROM ledger_lines l
   UNION ALL
  SELECT c.account_id, c.reference, a.currency, c.amount
    FROM ledger_carried c
    JOIN ledger_accounts a ON a.id = c.account_id;
