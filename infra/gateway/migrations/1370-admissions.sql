-- Until when a sign-in from a new place needs no further verification, once: two operators admit a member who lost the second factor.
ALTER TABLE members ADD COLUMN admitted_until timestamptz;

-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE operator_changes DROP CONSTRAINT operator_changes_kind_check;
ALTER TABLE operator_changes ADD CONSTRAINT operator_changes_kind_check
  CHECK (kind IN ('setting', 'vendors', 'secret', 'subtree', 'contract', 'promotion', 'mission', 'reward', 'jackpot', 'dispute', 'erasure', 'admission')) NOT VALID;
ALTER TABLE operator_changes VALIDATE CONSTRAINT operator_changes_kind_check;
