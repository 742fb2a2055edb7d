-- Games whose actual return is outside the bounds of chance around the theoretical one, since the check that found it.
CREATE TABLE returns_outside (
  game_id text PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  since timestamptz NOT NULL
);
