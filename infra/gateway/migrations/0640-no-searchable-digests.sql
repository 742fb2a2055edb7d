-- Digests of the calls that carry a password were unsalted: a reader of the table could try passwords against them. An
-- empty one is taken as that of any repeat of its key.
UPDATE idempotency SET payload_hash = '' WHERE scope LIKE 'points.redeem:%' OR scope LIKE 'points.convert:%';
