-- Parts of remotes that are closed in their place, while the rest of the remote goes on.
CREATE TABLE registry.closed_part (
  brand text NOT NULL,
  remote text NOT NULL,
  place text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (brand, remote, place)
);
