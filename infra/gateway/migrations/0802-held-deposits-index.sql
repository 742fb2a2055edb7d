CREATE INDEX CONCURRENTLY deposits_held ON deposits (held_at, id) WHERE status = 'held';
