-- A member can leave a promotion: what is earned and not claimed then goes back to its budget.
ALTER TABLE promotion_participations ADD COLUMN left_at timestamptz;

-- safe: no ON CONFLICT relies on a check, and the new one accepts what the previous release writes.
ALTER TABLE promotion_awards
  DROP CONSTRAINT promotion_awards_state_check,
  ADD CONSTRAINT promotion_awards_state_check CHECK (state IN ('claimable', 'due', 'claimed', 'issued', 'given-up')) NOT VALID;
