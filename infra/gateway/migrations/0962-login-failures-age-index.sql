-- Failures that no longer count, for their deletion.
CREATE INDEX CONCURRENTLY IF NOT EXISTS login_failures_age ON login_failures (at);
