-- The pool of a draw as it was planned: {"rules": PoolRules of lottery-rules, "unit": price of an entry in minor units}. Null where no
-- play of the game pays a share of a pool. A trigger fills it.
ALTER TABLE draws ADD COLUMN pool jsonb;

-- Of a staged win the stakes that share a pool, [{line, tier, stake}], and what they are paid of it.
ALTER TABLE lottery_staged_wins
  ADD COLUMN pool_wins jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN pool_payout bigint NOT NULL DEFAULT 0;

-- What a settlement did with the pool of a draw, in minor units. `tiers` has stakes and prize of one entry by tier. Held is what the
-- tiers carry, and the reserve; trial money has a pool of its own. `difference` is what a correction passes on beyond the settlement
-- before it where the next draw has taken that carry: the house keeps it, or pays it where it is negative.
CREATE TABLE lottery_pools (
  game_code text NOT NULL,
  issue text NOT NULL,
  settlement smallint NOT NULL,
  currency text NOT NULL,
  play_money boolean NOT NULL,
  turnover bigint NOT NULL CHECK (turnover >= 0),
  fund bigint NOT NULL CHECK (fund >= 0),
  carried_in jsonb NOT NULL,
  reserve_in bigint NOT NULL CHECK (reserve_in >= 0),
  held_in bigint NOT NULL CHECK (held_in >= 0),
  released bigint NOT NULL CHECK (released >= 0),
  reserved bigint NOT NULL CHECK (reserved >= 0),
  topped_up bigint NOT NULL CHECK (topped_up >= 0),
  tiers jsonb NOT NULL,
  prizes bigint NOT NULL CHECK (prizes >= 0),
  carried_out jsonb NOT NULL,
  reserve_out bigint NOT NULL CHECK (reserve_out >= 0),
  held_out bigint NOT NULL CHECK (held_out >= 0),
  draws_kept_in integer NOT NULL,
  draws_kept_out integer NOT NULL,
  difference bigint NOT NULL DEFAULT 0,
  at timestamptz NOT NULL,
  PRIMARY KEY (game_code, issue, settlement, currency, play_money),
  CONSTRAINT lottery_pools_conserved CHECK (fund + held_in + topped_up = prizes + held_out),
  CONSTRAINT lottery_pools_reserve CHECK (reserve_in - released + reserved = reserve_out)
);
