-- The portal's own lotteries. `schedule` is a Schedule of lottery-rules; the row in games carries name and limits.
CREATE TABLE lottery_games (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9]{2,16}$'),
  game_id text NOT NULL UNIQUE REFERENCES games (id),
  area text NOT NULL CHECK (area IN ('LOTT', 'ELOTT', 'VN', 'SEA')),
  family text NOT NULL,
  schedule jsonb NOT NULL,
  play_types text[] NOT NULL CHECK (cardinality(play_types) > 0),
  default_play_type text NOT NULL,
  min_stake bigint NOT NULL CHECK (min_stake > 0),
  top_prize bigint NOT NULL CHECK (top_prize > 0),
  prize_mode text NOT NULL,
  region text,
  position integer NOT NULL DEFAULT 1000,
  CHECK (default_play_type = ANY (play_types))
);

-- scheduled → open → closed → drawn → settled, or voided. The secret is made with the row and its hash is public from
-- then on; the numbers follow from the secret alone, so nobody can choose them later (domain.md 5, commit and reveal).
CREATE TABLE draws (
  game_code text NOT NULL REFERENCES lottery_games (code),
  issue text NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'scheduled' CHECK (state IN ('scheduled', 'open', 'closed', 'drawn', 'settled', 'voided')),
  secret bytea NOT NULL,
  commitment text NOT NULL,
  result text,
  drawn_at timestamptz,
  -- Drawn more than a few seconds after its time, because no gateway was running.
  late boolean NOT NULL DEFAULT false,
  PRIMARY KEY (game_code, issue),
  CHECK (opens_at < closes_at AND closes_at <= draws_at),
  CHECK ((result IS NOT NULL) = (state IN ('drawn', 'settled'))),
  CHECK ((result IS NULL) = (drawn_at IS NULL))
);
CREATE UNIQUE INDEX draws_time ON draws (game_code, draws_at);
CREATE INDEX draws_pending ON draws (draws_at) WHERE state IN ('scheduled', 'open', 'closed');
CREATE INDEX draws_drawn ON draws (game_code, draws_at DESC) WHERE result IS NOT NULL;

-- What was committed and drawn stays.
CREATE FUNCTION draws_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.secret <> OLD.secret OR NEW.commitment <> OLD.commitment
     OR (OLD.result IS NOT NULL AND NEW.result IS DISTINCT FROM OLD.result) THEN
    RAISE EXCEPTION 'draw % % is committed', OLD.game_code, OLD.issue USING ERRCODE = 'AT110';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON draws FOR EACH ROW EXECUTE FUNCTION draws_guard();
