-- The roots that name who may sign snapshots, each verified against the one before: a gateway that starts trusts the newest of
-- them, whatever the folder of the registry's public keys says by then. Source: 13-04.
CREATE TABLE trusted_root (
  version integer PRIMARY KEY CHECK (version > 0),
  root jsonb NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now()
);
