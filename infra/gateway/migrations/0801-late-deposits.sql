-- A deposit that is paid while its member may not deposit, or above a limit, is held until a person decides (14-08).
ALTER TABLE deposits ADD COLUMN held_because text, ADD COLUMN held_at timestamptz, ADD COLUMN held_entry_id bigint REFERENCES ledger_entries (id),
  ADD COLUMN first_approved_by text, ADD COLUMN decided_by text, ADD COLUMN decided_at timestamptz, ADD COLUMN reason text NOT NULL DEFAULT '';
-- safe: the new check accepts all states of the old one, and no other code names the constraint.
ALTER TABLE deposits DROP CONSTRAINT deposits_status_check;
ALTER TABLE deposits ADD CONSTRAINT deposits_status_check
  CHECK (status IN ('waiting', 'credited', 'failed', 'expired', 'held', 'refunded')) NOT VALID;
ALTER TABLE deposits VALIDATE CONSTRAINT deposits_status_check;
