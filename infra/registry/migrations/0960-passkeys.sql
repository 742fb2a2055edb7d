-- Passkeys of people who sign in to the console, in place of an authenticator app.
CREATE TABLE registry.passkey (
  -- The credential's id, as base64url.
  id text PRIMARY KEY,
  name text NOT NULL REFERENCES registry.operator (name) ON DELETE CASCADE,
  -- The host name that it was made for; it works nowhere else.
  rp_id text NOT NULL,
  public_key bytea NOT NULL,
  -- Of its uses, where the authenticator counts them: a copy is found by a number that does not grow.
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX passkey_name ON registry.passkey (name);

-- What the passkey has to sign: one challenge at a time, and each for one answer.
ALTER TABLE registry.first_step ADD COLUMN challenge text;
ALTER TABLE registry.session ADD COLUMN challenge text, ADD COLUMN challenge_until timestamptz;
