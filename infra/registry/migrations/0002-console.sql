-- People who sign in to the ops console. Their rights are those of registry.operator under the same name.
CREATE TABLE registry.person (
  name text PRIMARY KEY REFERENCES registry.operator (name) ON DELETE CASCADE,
  password_hash text NOT NULL
);

-- Failed sign-ins in a row, also of names that nobody has: a lock must not tell whether somebody exists.
CREATE TABLE registry.sign_in (
  name text PRIMARY KEY,
  failures integer NOT NULL,
  locked_until timestamptz,
  at timestamptz NOT NULL
);

CREATE TABLE registry.session (
  id_hash text PRIMARY KEY,
  name text NOT NULL REFERENCES registry.operator (name) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  active_at timestamptz NOT NULL,
  -- What the gateway is shown in this person's name; good for asking who that is and for nothing else.
  passport_hash text UNIQUE,
  passport_until timestamptz
);
CREATE INDEX session_of_name ON registry.session (name);
