-- safe: the index is not unique, and vendor_transactions_paid serves the same lookups.
DROP INDEX vendor_transactions_wins;
