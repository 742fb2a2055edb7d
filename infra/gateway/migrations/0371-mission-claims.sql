-- What a finished mission gives, in points, once a member and day; 0 gives nothing.
ALTER TABLE missions ADD COLUMN points bigint NOT NULL DEFAULT 0 CHECK (points >= 0);

CREATE TABLE mission_claims (
  member_id bigint NOT NULL REFERENCES members (id),
  mission_id text NOT NULL REFERENCES missions (id),
  day date NOT NULL,
  at timestamptz NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  entry_id bigint NOT NULL REFERENCES ledger_entries (id),
  PRIMARY KEY (member_id, mission_id, day)
);
