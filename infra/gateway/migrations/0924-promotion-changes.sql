-- Promotions that pay money wait for a second operator, too.
-- safe: no ON CONFLICT relies on a check, and the new one accepts what the previous release writes.
ALTER TABLE operator_changes
  DROP CONSTRAINT operator_changes_kind_check,
  ADD CONSTRAINT operator_changes_kind_check CHECK (kind IN ('setting', 'vendors', 'subtree', 'contract', 'promotion')) NOT VALID;
