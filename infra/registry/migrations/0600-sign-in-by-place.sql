-- Failed sign-ins by name and place, also of names that nobody has. A place is a device that signed in as this name before,
-- an address, or all unknown ones together. It replaces registry.sign_in, which the previous release still uses.
CREATE TABLE registry.sign_in_failure (
  name text NOT NULL,
  place text NOT NULL,
  failures integer NOT NULL,
  locked_until timestamptz,
  at timestamptz NOT NULL,
  PRIMARY KEY (name, place)
);

-- Browsers in which an operator signed in; each has its own count of failures.
CREATE TABLE registry.known_device (
  id_hash text PRIMARY KEY,
  name text NOT NULL REFERENCES registry.operator (name) ON DELETE CASCADE,
  used_at timestamptz NOT NULL
);
