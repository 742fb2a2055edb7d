-- Addresses of squads that receive what the audit log says about their remote, each from its own place in the log on.
CREATE TABLE registry.webhook (
  id text PRIMARY KEY,
  remote text NOT NULL,
  url text NOT NULL,
  -- Sealed with ATRIUM_SEALING_KEY: it signs each delivery.
  secret text NOT NULL,
  added_by text NOT NULL,
  added_at timestamptz NOT NULL,
  -- The number of the last audit entry that is delivered, or is none of its business.
  read_to bigint NOT NULL,
  next_try_at timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  last_try_at timestamptz,
  last_outcome text,
  off_at timestamptz
);
CREATE INDEX webhook_of_remote ON registry.webhook (remote);
