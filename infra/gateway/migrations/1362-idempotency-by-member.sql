CREATE INDEX CONCURRENTLY idempotency_member ON idempotency (split_part(scope, ':', -1));
