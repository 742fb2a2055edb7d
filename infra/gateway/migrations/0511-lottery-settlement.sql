-- How far a settlement has come: tickets up to these numbers are evaluated, and posted. `unrecovered` is what a correction
-- could not take back, because the member had spent it.
ALTER TABLE lottery_settlements
  ADD COLUMN staged_through bigint NOT NULL DEFAULT 0,
  ADD COLUMN staged_at timestamptz,
  ADD COLUMN posted_through bigint NOT NULL DEFAULT 0,
  ADD COLUMN tickets bigint NOT NULL DEFAULT 0,
  ADD COLUMN payout bigint NOT NULL DEFAULT 0,
  ADD COLUMN unrecovered bigint NOT NULL DEFAULT 0;

-- Winning tickets of a settlement that is not finished; removed at its end.
CREATE TABLE lottery_staged_wins (
  game_code text NOT NULL,
  issue text NOT NULL,
  settlement smallint NOT NULL,
  ticket bigint NOT NULL,
  prize bigint NOT NULL,
  payout bigint NOT NULL,
  wins jsonb NOT NULL,
  PRIMARY KEY (game_code, issue, settlement, ticket)
);

-- When a draw's tickets were settled, or given back if it is void. Draws from before tickets have none to settle.
ALTER TABLE draws ADD COLUMN settled_at timestamptz;
