-- Missions are what operators define: for a day, a week or once, with a reward in points, cash or a bonus.
ALTER TABLE missions
  ADD COLUMN period text NOT NULL DEFAULT 'day' CHECK (period IN ('day', 'week', 'once')),
  -- Null: play of every category counts.
  ADD COLUMN categories text[],
  -- Minor units; with terms it is credited as a bonus.
  ADD COLUMN amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  ADD COLUMN bonus jsonb,
  -- How often it pays at most, and has paid; null is no bound.
  ADD COLUMN most_claims integer CHECK (most_claims > 0),
  ADD COLUMN claims integer NOT NULL DEFAULT 0 CHECK (claims >= 0),
  ADD COLUMN starts_at timestamptz NOT NULL DEFAULT '2000-01-01T00:00:00Z',
  ADD COLUMN ends_at timestamptz;

-- `day` is the first day of the period; of a mission that is done once it is 2000-01-01.
-- safe: no ON CONFLICT relies on a check, and the new ones accept what the previous release writes.
ALTER TABLE mission_claims
  ADD COLUMN amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  DROP CONSTRAINT mission_claims_points_check,
  ADD CONSTRAINT mission_claims_points_check CHECK (points >= 0) NOT VALID,
  ADD CONSTRAINT mission_claims_pays CHECK (points > 0 OR amount > 0) NOT VALID;

-- Settled rounds with a valid bet, for missions that count rounds.
ALTER TABLE cashback_accruals ADD COLUMN rounds integer NOT NULL DEFAULT 0;

-- Missions, rewards and jackpots give money away, too: they wait for a second operator.
-- safe: no ON CONFLICT relies on a check, and the new one accepts what the previous release writes.
ALTER TABLE operator_changes
  DROP CONSTRAINT operator_changes_kind_check,
  ADD CONSTRAINT operator_changes_kind_check
    CHECK (kind IN ('setting', 'vendors', 'subtree', 'contract', 'promotion', 'mission', 'reward', 'jackpot')) NOT VALID;
