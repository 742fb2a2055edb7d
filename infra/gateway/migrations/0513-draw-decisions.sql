-- What operators decide about a draw: one proposes, another agrees.
CREATE TABLE draw_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL,
  issue text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('enter', 'void')),
  result text,
  reason text NOT NULL,
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  agreed_by text,
  agreed_at timestamptz,
  -- Replaced by another proposal before anybody agreed.
  dropped_at timestamptz,
  FOREIGN KEY (game_code, issue) REFERENCES draws (game_code, issue),
  CHECK ((kind = 'enter') = (result IS NOT NULL)),
  CHECK (agreed_by IS DISTINCT FROM proposed_by)
);
CREATE UNIQUE INDEX draw_decisions_pending ON draw_decisions (game_code, issue) WHERE agreed_at IS NULL AND dropped_at IS NULL;

-- Results that providers report for draws that are made outside; the first report of a source counts.
CREATE TABLE draw_reports (
  game_code text NOT NULL,
  issue text NOT NULL,
  source text NOT NULL,
  result text NOT NULL,
  received_at timestamptz NOT NULL,
  -- Whether the draw was waiting for results then; a report that is not used settles nothing.
  used boolean NOT NULL,
  PRIMARY KEY (game_code, issue, source),
  FOREIGN KEY (game_code, issue) REFERENCES draws (game_code, issue)
);
