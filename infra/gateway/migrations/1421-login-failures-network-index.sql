-- Failures of one network, over all usernames and addresses.
CREATE INDEX CONCURRENTLY IF NOT EXISTS login_failures_network ON login_failures (network, at) WHERE network IS NOT NULL;
