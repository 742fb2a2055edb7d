-- Announcements and banners are written ahead, and taken back.
ALTER TABLE notices
  ADD COLUMN withdrawn_at timestamptz,
  -- When open tabs were told; null while that is to come.
  ADD COLUMN announced_at timestamptz;
UPDATE notices SET announced_at = published_at WHERE published_at <= now();
CREATE INDEX notices_to_announce ON notices (published_at) WHERE announced_at IS NULL;

ALTER TABLE banners
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN until timestamptz;
