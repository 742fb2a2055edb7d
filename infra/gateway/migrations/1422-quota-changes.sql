-- An agent's quota of a prize group is raised by two operators, as the brand's is.

-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE operator_changes DROP CONSTRAINT operator_changes_kind_check;
ALTER TABLE operator_changes ADD CONSTRAINT operator_changes_kind_check
  CHECK (kind IN ('setting', 'vendors', 'secret', 'subtree', 'contract', 'quota', 'promotion', 'mission', 'reward', 'jackpot', 'dispute', 'erasure', 'admission')) NOT VALID;
ALTER TABLE operator_changes VALIDATE CONSTRAINT operator_changes_kind_check;
