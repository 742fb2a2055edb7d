-- Changes of high impact that wait for a second operator. `before` is the state they are based on; if it is another one
-- by the time of the approval, nothing is changed. `subject` names the setting, or the vendors separated by commas.
CREATE TABLE operator_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('setting', 'vendors')),
  subject text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  approvable_from timestamptz NOT NULL,
  approved_by text,
  approved_at timestamptz,
  dropped_by text,
  dropped_at timestamptz,
  CHECK (approved_by IS DISTINCT FROM proposed_by),
  CHECK (approved_at IS NULL OR dropped_at IS NULL)
);
CREATE UNIQUE INDEX operator_changes_pending ON operator_changes (kind, subject) WHERE approved_at IS NULL AND dropped_at IS NULL;
