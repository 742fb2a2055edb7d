-- The authenticator app of a person who signs in to the console.
CREATE TABLE registry.factor (
  name text PRIMARY KEY REFERENCES registry.operator (name) ON DELETE CASCADE,
  -- Sealed with the site's sealing key.
  secret text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The first correct code binds the app.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: none is accepted twice.
  last_step bigint NOT NULL DEFAULT 0
);

-- A right password, before the code. It opens nothing but the second step.
CREATE TABLE registry.first_step (
  id_hash text PRIMARY KEY,
  name text NOT NULL REFERENCES registry.operator (name) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

-- `spared`: of a demo operator at the machine itself, without a second factor; null where the previous release opened
-- the session with a password alone, which is not accepted any more. `confirmed_at`: of the last code.
ALTER TABLE registry.session ADD COLUMN spared boolean, ADD COLUMN confirmed_at timestamptz;
