-- Invitations of squads: the holder of the secret gets the token of this name, once. The remote need not exist yet.
CREATE TABLE registry.invitation (
  id text PRIMARY KEY,
  secret_hash text NOT NULL UNIQUE,
  name text NOT NULL,
  remote text NOT NULL,
  -- How long the token is valid.
  days integer NOT NULL,
  invited_by text NOT NULL,
  reason text NOT NULL,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  redeemed_at timestamptz,
  withdrawn_at timestamptz,
  -- The first attempt to use it again, which is in the audit log.
  reused_at timestamptz
);
