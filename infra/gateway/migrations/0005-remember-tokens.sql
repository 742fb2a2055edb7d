-- Stands for a remembered password for one day (3-15): opaque, revocable, only its hash is kept.
CREATE TABLE remember_tokens (
  token_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX remember_tokens_member ON remember_tokens (member_id);
