-- Play that has left the ledger for a file, in the order of the hash chain: entries up to `last_entry` are the seals up to
-- `last_seq`. `last_hash` is the seal that the chain in the database goes on from.
CREATE TABLE ledger_archives (
  number bigint PRIMARY KEY CHECK (number > 0),
  first_seq bigint NOT NULL CHECK (first_seq > 0),
  last_seq bigint NOT NULL CHECK (last_seq >= first_seq),
  last_entry bigint NOT NULL,
  -- No line of play of this archive is later.
  last_at timestamptz NOT NULL,
  previous_hash bytea NOT NULL CHECK (octet_length(previous_hash) = 32),
  last_hash bytea NOT NULL CHECK (octet_length(last_hash) = 32),
  removed_lines bigint NOT NULL,
  -- Of the file.
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  archived_at timestamptz NOT NULL DEFAULT now()
);

-- What the lines in the archives have moved on an account; of an escrow also for which round or draw. Of an account that
-- caches its balance also the balance after its last line up to the newest archive's end.
CREATE TABLE ledger_carried (
  account_id bigint NOT NULL REFERENCES ledger_accounts (id),
  reference text NOT NULL DEFAULT '',
  amount bigint NOT NULL,
  balance_after bigint,
  PRIMARY KEY (account_id, reference)
);

-- The part of an archived stake that a bonus paid: a rollback that arrives late returns it there.
CREATE TABLE ledger_carried_bonus_stakes (
  entry_id bigint PRIMARY KEY REFERENCES ledger_entries (id),
  account_id bigint NOT NULL REFERENCES ledger_accounts (id),
  amount bigint NOT NULL CHECK (amount > 0)
);
