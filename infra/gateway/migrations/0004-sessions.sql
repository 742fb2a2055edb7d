-- Ids as hashes: who reads the database cannot speak as a member.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  secret_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES members (id),
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('signed-out', 'expired', 'replaced', 'locked')),
  ip text NOT NULL,
  country text NOT NULL DEFAULT '',
  device text NOT NULL DEFAULT '',
  remembered boolean NOT NULL DEFAULT false
);
CREATE INDEX sessions_member ON sessions (member_id) WHERE ended_at IS NULL;

-- Failures by account name, whether the account exists or not: the answer must not tell.
CREATE TABLE login_failures (
  account text NOT NULL,
  at timestamptz NOT NULL,
  ip text NOT NULL
);
CREATE INDEX login_failures_account ON login_failures (account, at DESC);

CREATE TABLE captchas (
  id text PRIMARY KEY,
  answer text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Codes by SMS and e-mail; only their hashes.
CREATE TABLE verification_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  purpose text NOT NULL,
  target text NOT NULL,
  code_hash text NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX verification_codes_target ON verification_codes (channel, target, sent_at DESC);

-- What the development provider would have sent.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  channel text NOT NULL,
  target text NOT NULL,
  subject text NOT NULL DEFAULT '',
  text text NOT NULL
);

CREATE TABLE reset_links (
  token_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE encryption_keys (
  key_id text PRIMARY KEY,
  private_key text NOT NULL,
  public_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  retires_at timestamptz
);

CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  member_id bigint REFERENCES members (id),
  content text NOT NULL,
  contact text NOT NULL DEFAULT ''
);
