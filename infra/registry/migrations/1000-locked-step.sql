-- The second step of a sign-in whose name is locked at unknown devices. Whether the password fits is known here alone: the
-- person hears it only together with the second factor. A table of its own, because the previous release takes each row of
-- registry.first_step for a right password. The name may be nobody's.
CREATE TABLE registry.locked_step (
  id_hash text PRIMARY KEY,
  name text NOT NULL,
  fits boolean NOT NULL,
  -- What the passkey has to sign.
  challenge text,
  expires_at timestamptz NOT NULL
);
