-- What members send to prove who they are: one row for each submission of a level, with its fields and pictures
-- encrypted. A verified check counts until valid_until, the last day of the document.
CREATE TABLE identity_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  level smallint NOT NULL CHECK (level IN (1, 2)),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'verified', 'refused')),
  sealed text NOT NULL,
  valid_until date,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  reason text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX identity_checks_pending ON identity_checks (member_id, level) WHERE state = 'pending';
CREATE INDEX identity_checks_member ON identity_checks (member_id, level, id DESC);
CREATE INDEX identity_checks_open ON identity_checks (submitted_at) WHERE state = 'pending';

CREATE TABLE identity_documents (
  check_id bigint NOT NULL REFERENCES identity_checks (id),
  position smallint NOT NULL,
  type text NOT NULL,
  -- Of the picture before encryption.
  bytes integer NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (check_id, position)
);
