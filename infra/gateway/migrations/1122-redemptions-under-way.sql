-- What operators have to send, and what is on its way.
CREATE INDEX CONCURRENTLY IF NOT EXISTS redemptions_under_way ON redemptions (at, id) WHERE status IN ('approved', 'shipped');
