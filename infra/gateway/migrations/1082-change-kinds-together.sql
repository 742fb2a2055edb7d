-- Every kind of change that waits for a second operator: missions, rewards, jackpots and disputes.
-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE operator_changes DROP CONSTRAINT operator_changes_kind_check;
ALTER TABLE operator_changes ADD CONSTRAINT operator_changes_kind_check
  CHECK (kind IN ('setting', 'vendors', 'subtree', 'contract', 'promotion', 'mission', 'reward', 'jackpot', 'dispute')) NOT VALID;
