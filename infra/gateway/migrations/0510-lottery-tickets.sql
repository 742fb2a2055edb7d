-- What a game's bets follow. `rules` is a GameRules of lottery-rules; null: the game takes no bets. `unit` is the base
-- stake of a note; `bet_limits` holds limits and caps in minor units as digits (bet-limits.ts). Games whose results are
-- `outside` are not drawn by the house.
ALTER TABLE lottery_games
  ADD COLUMN kind text,
  ADD COLUMN rules jsonb,
  ADD COLUMN rules_version integer NOT NULL DEFAULT 1,
  ADD COLUMN unit bigint NOT NULL DEFAULT 200 CHECK (unit > 0),
  ADD COLUMN bet_limits jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN outside boolean NOT NULL DEFAULT false;

-- Rules of each version, kept by a trigger on lottery_games: tickets name the version of their purchase.
CREATE TABLE lottery_rules_versions (
  game_code text NOT NULL REFERENCES lottery_games (code),
  version integer NOT NULL,
  rules jsonb NOT NULL,
  PRIMARY KEY (game_code, version)
);

-- Prize modes: the coefficients of the base unit that a player may choose, and what differs from the game's own pricing.
CREATE TABLE lottery_prize_modes (
  code text PRIMARY KEY,
  coefficients numeric[] NOT NULL CHECK (cardinality(coefficients) > 0),
  pricing jsonb NOT NULL DEFAULT '{}'
);
INSERT INTO lottery_prize_modes (code, coefficients) VALUES
  ('Lott', '{1, 0.5, 0.1, 0.01}'),
  ('ZY', '{1, 0.1}'),
  ('Elott', '{1}'),
  ('SEA', '{1}');

-- Several tickets of one member on coming draws of a game, each with a multiple.
CREATE TABLE lottery_chases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  game_code text NOT NULL REFERENCES lottery_games (code),
  stop_on_win boolean NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'stopped', 'cancelled')),
  placed_at timestamptz NOT NULL
);
CREATE INDEX lottery_chases_member ON lottery_chases (member_id, id DESC);

-- A ticket is a round: `number` is the round's id, and stake, payout and status are the round's. This row is what was
-- bought and never changes: prices per line, rules version, prize group and caps of the purchase. `leaf` is the ticket in
-- the Merkle tree of its draw, SHA-256(0x00 || leafText(ticket)) of lottery-rules. A trigger keeps tickets out of a draw
-- that is not open; it takes the place of a foreign key to draws.
CREATE TABLE lottery_tickets (
  number bigint PRIMARY KEY REFERENCES rounds (id),
  member_id bigint NOT NULL,
  game_code text NOT NULL,
  issue text NOT NULL,
  chase_id bigint REFERENCES lottery_chases (id),
  currency text NOT NULL,
  -- Of a trial account: it neither counts towards limits of a draw nor moves the house's money.
  play_money boolean NOT NULL,
  placed_at timestamptz NOT NULL,
  rules_version integer NOT NULL,
  prize_group integer,
  stake bigint NOT NULL CHECK (stake > 0),
  self_rebate bigint NOT NULL CHECK (self_rebate >= 0),
  caps jsonb NOT NULL,
  lines jsonb NOT NULL,
  salt bytea NOT NULL,
  leaf bytea NOT NULL CHECK (length(leaf) = 32)
);
CREATE INDEX lottery_tickets_draw ON lottery_tickets (game_code, issue, number);
CREATE INDEX lottery_tickets_member ON lottery_tickets (member_id, number DESC);
CREATE INDEX lottery_tickets_chase ON lottery_tickets (chase_id) WHERE chase_id IS NOT NULL;

-- Stakes on one number of a draw: of everybody (member_id 0) and of one member. Kept where the game has such a limit.
CREATE TABLE lottery_exposures (
  game_code text NOT NULL,
  issue text NOT NULL,
  play text NOT NULL,
  number text NOT NULL,
  member_id bigint NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  PRIMARY KEY (game_code, issue, play, number, member_id)
);

-- Numbers that pay less on one draw; a share of 0 closes the number.
CREATE TABLE lottery_restrictions (
  game_code text NOT NULL,
  issue text NOT NULL,
  play text NOT NULL,
  number text NOT NULL,
  share text NOT NULL CHECK (share ~ '^\d{1,6}(/[1-9]\d{0,5})?$'),
  PRIMARY KEY (game_code, issue, play, number),
  FOREIGN KEY (game_code, issue) REFERENCES draws (game_code, issue)
);

-- Settlements of a draw by number: the first one, and one more for each correction, which first takes back what the one
-- before has paid.
CREATE TABLE lottery_settlements (
  game_code text NOT NULL,
  issue text NOT NULL,
  number smallint NOT NULL CHECK (number > 0),
  result text NOT NULL,
  reason text NOT NULL DEFAULT '',
  operators text[] NOT NULL DEFAULT '{}',
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  reversed_at timestamptz,
  PRIMARY KEY (game_code, issue, number),
  FOREIGN KEY (game_code, issue) REFERENCES draws (game_code, issue)
);

-- What a winning ticket was paid by one settlement. `wins` has winning notes by line and tier.
CREATE TABLE lottery_wins (
  ticket bigint NOT NULL REFERENCES lottery_tickets (number),
  settlement smallint NOT NULL,
  -- Before the caps.
  prize bigint NOT NULL CHECK (prize >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  wins jsonb NOT NULL,
  PRIMARY KEY (ticket, settlement)
);
