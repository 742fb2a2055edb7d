-- What has been deposited since a promotion was last settled.
CREATE INDEX CONCURRENTLY deposits_credited ON deposits (settled_at) WHERE status = 'credited';
