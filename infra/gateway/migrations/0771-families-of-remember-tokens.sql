-- A remembered password is a family of tokens, each of which signs in once and is followed by the next. The family is the
-- hash of its first token; NULL for a token of an earlier release, which is a family of its own.
ALTER TABLE remember_tokens ADD COLUMN family bytea;
ALTER TABLE remember_tokens ADD COLUMN spent_at timestamptz;
