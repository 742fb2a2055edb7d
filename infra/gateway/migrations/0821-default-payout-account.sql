CREATE UNIQUE INDEX CONCURRENTLY payout_accounts_default ON payout_accounts (member_id) WHERE is_default AND removed_at IS NULL;
