-- The last good snapshot, so that the site starts while the registry is down.
CREATE TABLE last_snapshot (
  brand text PRIMARY KEY,
  snapshot jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
