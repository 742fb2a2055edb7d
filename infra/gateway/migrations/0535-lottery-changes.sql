-- Changes of a lottery's money rules: one operator proposes, another agrees. `change` is the body of the call without its
-- reason, `before` what it replaces.
CREATE TABLE lottery_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('terms', 'numbers')),
  game_code text NOT NULL REFERENCES lottery_games (code),
  change jsonb NOT NULL,
  before jsonb,
  reason text NOT NULL,
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  agreed_by text,
  agreed_at timestamptz,
  dropped_at timestamptz,
  CHECK (agreed_by IS DISTINCT FROM proposed_by)
);
CREATE INDEX lottery_changes_pending ON lottery_changes (game_code, kind) WHERE agreed_at IS NULL AND dropped_at IS NULL;

-- Numbers that pay less on every draw of a game; lottery_restrictions has those of one draw. The lowest share counts.
CREATE TABLE lottery_game_restrictions (
  game_code text NOT NULL REFERENCES lottery_games (code),
  play text NOT NULL,
  number text NOT NULL,
  share text NOT NULL CHECK (share ~ '^\d{1,6}(/[1-9]\d{0,5})?$'),
  PRIMARY KEY (game_code, play, number)
);
