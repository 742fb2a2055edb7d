CREATE INDEX CONCURRENTLY withdrawals_account ON withdrawals (account_id) WHERE status IN ('in-review', 'approved');
