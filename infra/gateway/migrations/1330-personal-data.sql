-- A member's own copy of all data about them: a job writes each in parts, one JSON document.
CREATE TABLE personal_exports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL REFERENCES members (id),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- The section that is written next, and where its last part ended; null before the first.
  section text,
  cursor text,
  total integer,
  written integer NOT NULL DEFAULT 0,
  parts integer NOT NULL DEFAULT 0,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  next_at timestamptz NOT NULL,
  -- When the file, and the note of it, are deleted.
  expires_at timestamptz NOT NULL
);
CREATE INDEX personal_exports_member ON personal_exports (member_id, created_at DESC);
CREATE UNIQUE INDEX personal_exports_one ON personal_exports (member_id) WHERE state IN ('waiting', 'running');
CREATE INDEX personal_exports_due ON personal_exports (next_at) WHERE state IN ('waiting', 'running');
CREATE INDEX personal_exports_expiring ON personal_exports (expires_at);

CREATE TABLE personal_export_parts (
  export_id uuid NOT NULL REFERENCES personal_exports (id) ON DELETE CASCADE,
  part integer NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (export_id, part)
);

-- Requests to erase a member's personal data. The job of erasures ends each that is not taken back in time.
CREATE TABLE erasures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'withdrawn', 'blocked', 'erased')),
  requested_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- The operator who approved it in the member's name; null for a request of the member.
  requested_by text,
  -- The closing of the account that came with the request; null where the member had closed it before.
  closure_id bigint REFERENCES account_closures (id),
  ended_at timestamptz,
  -- The operator who took it back; null for the member and for the job.
  ended_by text,
  -- What stood in the way when it was due (erasure_blockers).
  blocked_by text[] NOT NULL DEFAULT '{}',
  -- When the data that the law keeps for some years were removed as well.
  retention_ended_at timestamptz,
  CHECK ((state = 'waiting') = (ended_at IS NULL)),
  CHECK (retention_ended_at IS NULL OR state = 'erased')
);
CREATE UNIQUE INDEX erasures_one ON erasures (member_id) WHERE state IN ('waiting', 'erased');
CREATE INDEX erasures_due ON erasures (due_at) WHERE state = 'waiting';
CREATE INDEX erasures_retained ON erasures (ended_at) WHERE state = 'erased' AND retention_ended_at IS NULL;

INSERT INTO message_kinds (kind, category) VALUES
  ('data-export-ready', 'security'), ('erasure-requested', 'security'), ('erasure-withdrawn', 'security'), ('erasure-blocked', 'security');

-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE operator_changes DROP CONSTRAINT operator_changes_kind_check;
ALTER TABLE operator_changes ADD CONSTRAINT operator_changes_kind_check
  CHECK (kind IN ('setting', 'vendors', 'secret', 'subtree', 'contract', 'promotion', 'mission', 'reward', 'jackpot', 'dispute', 'erasure')) NOT VALID;
