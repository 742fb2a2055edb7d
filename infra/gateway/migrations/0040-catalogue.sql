-- Who makes games. `secret` signs the seamless wallet; the previous one stays good while a vendor rotates.
CREATE TABLE vendors (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9][A-Z0-9_-]{0,31}$'),
  name text NOT NULL CHECK (name <> ''),
  category text NOT NULL CHECK (category IN ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  -- Where its games open: {vendor} stands for the sandbox vendor's address, {game} for the game's code; null where
  -- the portal itself plays (lotteries).
  launch_url text,
  secret text,
  previous_secret text,
  -- What a bet that comes after its own rollback is answered: an error, or an OK that moves nothing.
  late_bet text NOT NULL DEFAULT 'error' CHECK (late_bet IN ('error', 'noop')),
  -- Decides where a launch goes: SEA, VN, LOTT and ELOTT are lotteries, everything else a third party's game.
  account_type_name text NOT NULL,
  is_game text CHECK (is_game = 'VASSALAGE'),
  hot boolean NOT NULL DEFAULT false,
  up boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 1000,
  added_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX vendors_shelf ON vendors (category, position, code);

CREATE TABLE games (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  vendor_code text NOT NULL REFERENCES vendors (code),
  -- The vendor's own name of the game.
  code text NOT NULL,
  category text NOT NULL CHECK (category IN ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  -- slots, table or jackpot; for LIVE one of the fifteen types; for lotteries the outcome family.
  kind text NOT NULL,
  name text NOT NULL,
  -- Names in other languages by code ('zh'); the English one serves the rest.
  names jsonb NOT NULL DEFAULT '{}',
  min_bet bigint NOT NULL CHECK (min_bet > 0),
  max_bet bigint NOT NULL,
  lines integer NOT NULL DEFAULT 0,
  return_percent numeric(5, 2),
  demo boolean NOT NULL DEFAULT true,
  is_new boolean NOT NULL DEFAULT false,
  hot boolean NOT NULL DEFAULT false,
  jackpot bigint,
  popularity integer NOT NULL DEFAULT 0,
  up boolean NOT NULL DEFAULT true,
  added_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (vendor_code, code),
  UNIQUE (vendor_code, name),
  CHECK (max_bet >= min_bet)
);
CREATE INDEX games_shelf ON games (category, vendor_code, popularity DESC);
CREATE INDEX games_hot ON games (popularity DESC) WHERE hot;

CREATE TABLE favourites (
  member_id bigint NOT NULL REFERENCES members (id),
  game_id text NOT NULL REFERENCES games (id),
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, game_id)
);

-- The last time a member opened a game: kept by every launch.
CREATE TABLE recent_games (
  member_id bigint NOT NULL REFERENCES members (id),
  game_id text NOT NULL REFERENCES games (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
);
CREATE INDEX recent_games_member ON recent_games (member_id, at DESC);

-- Tables of player-versus-player games.
CREATE TABLE rooms (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  game_id text NOT NULL REFERENCES games (id),
  name text NOT NULL,
  names jsonb NOT NULL DEFAULT '{}',
  stake bigint NOT NULL CHECK (stake > 0),
  seats integer NOT NULL CHECK (seats > 0),
  taken integer NOT NULL DEFAULT 0,
  position integer NOT NULL DEFAULT 1000,
  CHECK (taken BETWEEN 0 AND seats)
);
CREATE INDEX rooms_game ON rooms (game_id, position);
