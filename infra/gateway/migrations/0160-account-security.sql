-- Addresses from which a member has proved who they are; a login from another one is verified first.
CREATE TABLE registered_addresses (
  member_id bigint NOT NULL REFERENCES members (id),
  -- An IPv4 address, or the /64 of an IPv6 address: what one household keeps.
  address text NOT NULL,
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, address)
);
-- Who has signed in from an address before this rule is known there.
INSERT INTO registered_addresses (member_id, address, registered_at)
  SELECT member_id, ip, min(at) FROM logins WHERE ip ~ '^\d+\.\d+\.\d+\.\d+$' GROUP BY member_id, ip;

-- A login whose password was right and whose address is new: no session yet.
CREATE TABLE login_challenges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  secret_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES members (id),
  -- What was proved: with another password since, the challenge is worth nothing.
  password_hash text NOT NULL,
  address text NOT NULL,
  remember boolean NOT NULL,
  default_password boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  passed_at timestamptz
);
CREATE INDEX login_challenges_member ON login_challenges (member_id, created_at DESC);

CREATE TABLE authenticators (
  member_id bigint PRIMARY KEY REFERENCES members (id),
  secret text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The time step of the last code taken: a code is good once.
  last_step bigint NOT NULL DEFAULT 0
);

-- Whom a third party vouches for.
CREATE TABLE member_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  member_id bigint NOT NULL REFERENCES members (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX member_identities_member ON member_identities (member_id);
-- A proof is taken once: seen over somebody's shoulder, it opens nothing.
CREATE TABLE spent_identity_proofs (
  proof_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- Where a code was asked from: the allowance of a day counts by number and by address.
ALTER TABLE verification_codes ADD COLUMN ip text NOT NULL DEFAULT '';
CREATE INDEX verification_codes_ip ON verification_codes (ip, sent_at DESC);
