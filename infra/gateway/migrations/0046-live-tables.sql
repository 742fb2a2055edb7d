-- Who deals at a live table, and how many seats it has. Told by its vendor; without a row nothing is told.
CREATE TABLE live_tables (
  game_id text PRIMARY KEY REFERENCES games (id),
  dealer text NOT NULL CHECK (dealer <> ''),
  seats integer NOT NULL CHECK (seats > 0),
  taken integer NOT NULL DEFAULT 0,
  CHECK (taken BETWEEN 0 AND seats)
);
