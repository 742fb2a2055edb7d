-- Files of records that are too long to be read page by page: a job writes each in parts.
CREATE TABLE record_exports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL REFERENCES members (id),
  kind text NOT NULL CHECK (kind IN ('account', 'bets')),
  name text NOT NULL,
  -- Filters, columns with their heads, and the words of values, as the page had them.
  query jsonb NOT NULL,
  columns jsonb NOT NULL,
  words jsonb NOT NULL,
  language text NOT NULL,
  -- Fixed when it was asked for: every part is about the same records.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Where the last part ended; null before the first.
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
CREATE INDEX record_exports_member ON record_exports (member_id, created_at DESC);
CREATE UNIQUE INDEX record_exports_one ON record_exports (member_id) WHERE state IN ('waiting', 'running');
CREATE INDEX record_exports_due ON record_exports (next_at) WHERE state IN ('waiting', 'running');
CREATE INDEX record_exports_expiring ON record_exports (expires_at);

CREATE TABLE record_export_parts (
  export_id uuid NOT NULL REFERENCES record_exports (id) ON DELETE CASCADE,
  part integer NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (export_id, part)
);
