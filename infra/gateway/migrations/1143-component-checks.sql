-- Self-checks of the software: the hash of everything that was checked, and the components that differed.
CREATE TABLE component_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  ok boolean NOT NULL,
  -- SHA-256 over the hashes of all files and functions, as they are.
  digest text NOT NULL,
  failures text[] NOT NULL
);
