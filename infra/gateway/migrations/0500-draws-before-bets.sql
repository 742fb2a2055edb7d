-- Draws of scheme 2: secret, beacon value and tickets decide the numbers together (docs/adr/0013). Draws of scheme 1 exist
-- from before, and nobody bets on them. The results of draws of scheme 0 are made outside: the house draws nothing.

-- Chains of beacon values that draws use. `hash` is computed from the other columns, so a chain never changes.
CREATE TABLE beacon_chains (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  url text NOT NULL,
  public_key text NOT NULL,
  period_seconds integer NOT NULL CHECK (period_seconds > 0),
  genesis_seconds bigint NOT NULL,
  group_hash text NOT NULL,
  scheme_id text NOT NULL,
  beacon_id text NOT NULL,
  first_used_at timestamptz NOT NULL DEFAULT now()
);

-- Verified values: the signature in hex, the value is its SHA-256.
CREATE TABLE beacon_values (
  chain_hash text NOT NULL REFERENCES beacon_chains,
  round bigint NOT NULL CHECK (round > 0),
  signature text NOT NULL,
  fetched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (chain_hash, round)
);

-- The public list of commitments, append-only. `entry` is the published line; position, previous and hash are set by a
-- trigger: hash = sha256(previous || sha256(entry)).
CREATE TABLE draw_commitments (
  position bigint PRIMARY KEY,
  game_code text NOT NULL,
  issue text NOT NULL,
  entry text NOT NULL,
  -- The round that was fixed with the commitment. Rules may declare a later one: see draw_round_moves.
  round bigint NOT NULL,
  committed_at timestamptz NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL,
  UNIQUE (game_code, issue),
  FOREIGN KEY (game_code, issue) REFERENCES draws
);

-- Changes of a draw to a later round, each by a rule.
CREATE TABLE draw_round_moves (
  game_code text NOT NULL,
  issue text NOT NULL,
  number smallint NOT NULL,
  from_round bigint NOT NULL,
  to_round bigint NOT NULL CHECK (to_round > from_round),
  reason text NOT NULL CHECK (reason IN ('frozen-late', 'value-missing')),
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (game_code, issue, number),
  FOREIGN KEY (game_code, issue) REFERENCES draws
);

-- What went wrong with a draw, for operations and auditors.
CREATE TABLE draw_incidents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL,
  issue text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reveal-missing', 'beacon-missing')),
  happened_at timestamptz NOT NULL,
  FOREIGN KEY (game_code, issue) REFERENCES draws
);

-- Roots of full subtrees of 1,024 leaves of a frozen draw, and of the rest: a ticket's path needs the leaves of one only.
CREATE TABLE draw_subtrees (
  game_code text NOT NULL,
  issue text NOT NULL,
  number integer NOT NULL,
  root bytea NOT NULL CHECK (length(root) = 32),
  PRIMARY KEY (game_code, issue, number),
  FOREIGN KEY (game_code, issue) REFERENCES draws
);

-- safe: the previous release writes a secret into every row, and draws of scheme 2 have none before the draw.
ALTER TABLE draws
  ALTER COLUMN secret DROP NOT NULL,
  ADD COLUMN scheme smallint NOT NULL DEFAULT 1 CHECK (scheme IN (0, 1, 2)),
  -- The secret before the draw, encrypted with a key that only gateways have; key_id tells keys apart.
  ADD COLUMN sealed_secret text,
  ADD COLUMN key_id text,
  ADD COLUMN chain_hash text REFERENCES beacon_chains,
  -- The round whose value the draw uses, and when that value is published.
  ADD COLUMN beacon_round bigint,
  ADD COLUMN beacon_at timestamptz,
  -- Merkle root and number of the tickets, fixed at frozen_at.
  ADD COLUMN ticket_root bytea,
  ADD COLUMN ticket_count bigint,
  ADD COLUMN frozen_at timestamptz,
  ADD COLUMN voided_at timestamptz,
  ADD COLUMN void_reason text;

ALTER TABLE draws
  ADD CONSTRAINT draws_committed CHECK (
    CASE scheme WHEN 0 THEN secret IS NULL
    WHEN 1 THEN secret IS NOT NULL
    ELSE num_nulls(sealed_secret, key_id, chain_hash, beacon_round, beacon_at) = 0 END
  ) NOT VALID,
  ADD CONSTRAINT draws_frozen CHECK (
    num_nulls(ticket_root, ticket_count, frozen_at) IN (0, 3)
    AND (ticket_root IS NULL OR (length(ticket_root) = 32 AND ticket_count >= 0 AND frozen_at < beacon_at))
  ) NOT VALID,
  ADD CONSTRAINT draws_revealed CHECK (
    scheme <> 2 OR (secret IS NOT NULL) = (result IS NOT NULL) AND (result IS NULL OR ticket_root IS NOT NULL)
  ) NOT VALID,
  ADD CONSTRAINT draws_state CHECK (
    state IN ('scheduled', 'open', 'closed', 'drawn', 'settling', 'settled', 'voided')
    AND CASE WHEN state IN ('scheduled', 'open', 'closed') THEN result IS NULL
        WHEN state = 'voided' THEN true
        ELSE result IS NOT NULL END
  ) NOT VALID;
-- safe: draws_state allows what these allowed and more; no statement names them in an ON CONFLICT.
ALTER TABLE draws DROP CONSTRAINT draws_state_check, DROP CONSTRAINT draws_check1;
