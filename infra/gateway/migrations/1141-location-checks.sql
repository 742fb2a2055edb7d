-- The last check of a session's place: when, of which address, and whether play is refused there.
ALTER TABLE sessions
  ADD COLUMN located_at timestamptz,
  ADD COLUMN located_ip text,
  ADD COLUMN place text,
  ADD COLUMN place_refused boolean NOT NULL DEFAULT false;

-- Every check of where a member is.
CREATE TABLE location_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  session_id bigint NOT NULL REFERENCES sessions (id),
  at timestamptz NOT NULL,
  ip text NOT NULL,
  -- A country, or a region of one: PH, PH-00.
  place text NOT NULL,
  allowed boolean NOT NULL
);
CREATE INDEX location_checks_member ON location_checks (member_id, id DESC);

-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE significant_events
  DROP CONSTRAINT significant_events_kind_check,
  ADD CONSTRAINT significant_events_kind_check CHECK (kind IN (
    'large-stake', 'large-win', 'large-deposit', 'large-withdrawal', 'void', 'correction', 'refused-amount', 'late-money',
    'limit', 'exclusion', 'account-state', 'personal-data', 'failed-sign-ins', 'restriction', 'vendor-outage',
    'integrity', 'parameter', 'location', 'travel', 'game-return')) NOT VALID;
