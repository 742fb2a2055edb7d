-- The payment password of a member, whose failures are counted and locked. Those of registrations were in the details.
CREATE TABLE payment_passwords (
  member_id bigint PRIMARY KEY REFERENCES members (id),
  hash text NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Attempts since the last right one, the present one included while it is checked.
  failures integer NOT NULL DEFAULT 0,
  failed_at timestamptz
);
INSERT INTO payment_passwords (member_id, hash, changed_at)
  SELECT id, details ->> 'paymentPasswordHash', registered_at FROM members WHERE details ->> 'paymentPasswordHash' IS NOT NULL;
UPDATE members SET details = details - 'paymentPasswordHash' WHERE details ? 'paymentPasswordHash';
