-- Failures of one address, over all usernames.
CREATE INDEX CONCURRENTLY IF NOT EXISTS login_failures_address ON login_failures (address, at) WHERE address IS NOT NULL;
