-- Passkeys of members (WebAuthn): they sign in with them, and prove themselves where a second factor is asked.
CREATE TABLE passkeys (
  -- The credential's id, as base64url.
  id text PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  name text NOT NULL,
  -- The host name that it was made for; it works nowhere else.
  rp_id text NOT NULL,
  public_key bytea NOT NULL,
  -- Of its uses, where the authenticator counts them: a copy is found by a number that does not grow.
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkeys_member ON passkeys (member_id, created_at);

-- What a passkey has to sign, each for one answer. Without a member: of a login, whose passkey names the member.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  member_id bigint REFERENCES members (id),
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
