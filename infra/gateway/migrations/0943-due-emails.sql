CREATE INDEX CONCURRENTLY outbox_due ON outbox (next_at, id) WHERE state = 'due';
