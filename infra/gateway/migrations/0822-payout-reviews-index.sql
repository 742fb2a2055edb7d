CREATE INDEX CONCURRENTLY payout_accounts_review ON payout_accounts (added_at) WHERE state = 'review' AND removed_at IS NULL;
