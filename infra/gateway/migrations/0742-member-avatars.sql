-- A member's own picture, cut and encoded anew. The name of its file cannot be guessed, and changes with the picture.
CREATE TABLE member_avatars (
  member_id bigint PRIMARY KEY REFERENCES members (id),
  name text NOT NULL UNIQUE,
  bytes bytea NOT NULL,
  changed_at timestamptz NOT NULL
);
