-- Jackpots as operators define them. A change concerns the next run only: a running one has its own copy of the terms.
CREATE TABLE jackpots (
  id text PRIMARY KEY,
  texts jsonb NOT NULL,
  -- What feeds it: the games of a vendor, all of them where game_ids is null.
  vendor_code text NOT NULL REFERENCES vendors (code),
  game_ids text[],
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Millionths of a valid bet of cash.
  contribution_ppm integer NOT NULL CHECK (contribution_ppm BETWEEN 1 AND 200000),
  -- The part of each contribution that is saved for later seeds.
  next_percent smallint NOT NULL CHECK (next_percent BETWEEN 0 AND 90),
  -- Minor units.
  seed bigint NOT NULL CHECK (seed > 0),
  must_hit_by bigint NOT NULL CHECK (must_hit_by > seed),
  position integer NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Since then nothing begins any more; what is running goes on until it drops.
  stopped_at timestamptz,
  -- Saved for later seeds, in millionths of a minor unit; whole minor units of it are on the account jackpot:next.
  saved_micro numeric(30) NOT NULL DEFAULT 0 CHECK (saved_micro >= 0)
);

-- One growth from seed to drop, under the terms with which it began. The threshold follows from the secret, whose
-- commitment is public from the start; the secret itself is public after the drop.
CREATE TABLE jackpot_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jackpot_id text NOT NULL REFERENCES jackpots (id),
  number integer NOT NULL CHECK (number > 0),
  vendor_code text NOT NULL,
  game_ids text[],
  currency text NOT NULL,
  contribution_ppm integer NOT NULL,
  next_percent smallint NOT NULL,
  seed bigint NOT NULL,
  must_hit_by bigint NOT NULL,
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  sealed_secret text NOT NULL,
  secret text CHECK (secret ~ '^[0-9a-f]{64}$'),
  started_at timestamptz NOT NULL,
  -- What it has grown by since, in millionths of a minor unit.
  grown_micro numeric(30) NOT NULL DEFAULT 0 CHECK (grown_micro >= 0),
  -- What is on the account jackpot:growing, in minor units; of a dropped one what it had reached.
  amount bigint NOT NULL CHECK (amount >= seed AND amount <= must_hit_by),
  dropped_at timestamptz,
  member_id bigint REFERENCES members (id),
  round_id bigint REFERENCES rounds (id),
  -- What the winner was paid: the amount, and what was saved where no other run follows.
  prize bigint CHECK (prize >= amount),
  entry_id bigint REFERENCES ledger_entries (id),
  CONSTRAINT jackpot_runs_one UNIQUE (jackpot_id, number),
  CONSTRAINT jackpot_runs_paid_once UNIQUE (entry_id),
  CONSTRAINT jackpot_runs_life CHECK (num_nulls(dropped_at, member_id, round_id, prize, entry_id, secret) IN (0, 6))
);
CREATE UNIQUE INDEX jackpot_runs_running ON jackpot_runs (jackpot_id) WHERE dropped_at IS NULL;
CREATE INDEX jackpot_runs_dropped ON jackpot_runs (dropped_at DESC, id DESC) WHERE dropped_at IS NOT NULL;

-- What a round has contributed, in millionths of a minor unit, and to which run: a correction moves the difference.
CREATE TABLE jackpot_rounds (
  jackpot_id text NOT NULL REFERENCES jackpots (id),
  round_id bigint NOT NULL REFERENCES rounds (id),
  run_id bigint NOT NULL REFERENCES jackpot_runs (id),
  grown_micro numeric(30) NOT NULL CHECK (grown_micro >= 0),
  saved_micro numeric(30) NOT NULL CHECK (saved_micro >= 0),
  PRIMARY KEY (jackpot_id, round_id)
);

-- Rounds that have been accrued and may contribute: accrue_portion writes them, in the order of their settlement.
CREATE TABLE jackpot_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jackpot_id text NOT NULL,
  round_id bigint NOT NULL
);
CREATE INDEX jackpot_queue_order ON jackpot_queue (jackpot_id, id);

INSERT INTO message_kinds (kind, category) VALUES ('jackpot-won', 'win');
