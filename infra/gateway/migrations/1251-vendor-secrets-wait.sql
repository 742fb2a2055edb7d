-- A new secret of a vendor that waits for the second operator; it signs nothing before.
ALTER TABLE vendors ADD COLUMN next_secret text;

-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE operator_changes DROP CONSTRAINT operator_changes_kind_check;
ALTER TABLE operator_changes ADD CONSTRAINT operator_changes_kind_check
  CHECK (kind IN ('setting', 'vendors', 'secret', 'subtree', 'contract', 'promotion', 'mission', 'reward', 'jackpot', 'dispute')) NOT VALID;
