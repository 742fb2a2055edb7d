-- From when a reward is on the shelf; null, as in rows of the previous release: since it was written.
ALTER TABLE point_rewards ADD COLUMN starts_at timestamptz;
