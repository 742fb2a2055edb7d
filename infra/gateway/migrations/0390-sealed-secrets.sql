-- From when on gateways seal the secrets of vendors and the private keys of encrypted calls. Both forms are read from now
-- on; the version before reads open ones only and may run until it is replaced, so sealing waits for an hour. Where
-- there is nothing yet, no version before can be at work.
CREATE TABLE sealing (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  begins_at timestamptz NOT NULL
);
INSERT INTO sealing (begins_at)
SELECT CASE WHEN EXISTS (SELECT FROM vendors) OR EXISTS (SELECT FROM encryption_keys) THEN now() + interval '1 hour' ELSE now() END;
