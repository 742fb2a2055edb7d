-- Browsers in which a member has signed in: each has its own count of failures, so that guesses elsewhere never lock it.
CREATE TABLE known_devices (
  member_id bigint NOT NULL REFERENCES members (id),
  -- Of the secret in the browser's cookie. Several members may use one browser.
  id_hash bytea NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id_hash)
);
CREATE INDEX known_devices_age ON known_devices (used_at);

-- Where a failure was made: the household's part of the address, and the device if the member knew it. Null in rows of
-- the previous release, which count by `ip`.
ALTER TABLE login_failures ADD COLUMN address text, ADD COLUMN device bytea;
