-- Stand-ins that are prepared for the day a remote or one of its vendors fails; operators put them in place with one press.
CREATE TABLE registry.prepared_stand_in (
  brand text NOT NULL,
  remote text NOT NULL,
  -- The vendor whose failure it is for; empty for a failure of the remote.
  vendor text NOT NULL DEFAULT '',
  stand_in jsonb NOT NULL,
  prepared_by text NOT NULL,
  prepared_at timestamptz NOT NULL,
  PRIMARY KEY (brand, remote, vendor)
);
