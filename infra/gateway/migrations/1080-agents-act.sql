-- Accounts that an agent has blocked: they neither stake nor deposit until the block ends. A row per block.
CREATE TABLE agent_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  agent_id bigint NOT NULL REFERENCES members (id),
  reason text NOT NULL,
  blocked_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by bigint REFERENCES members (id),
  end_reason text
);
CREATE UNIQUE INDEX agent_blocks_current ON agent_blocks (member_id) WHERE ended_at IS NULL;

-- What an agent notes about an account below; nobody else reads it.
CREATE TABLE agent_notes (
  agent_id bigint NOT NULL REFERENCES members (id),
  member_id bigint NOT NULL REFERENCES members (id),
  note text NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (agent_id, member_id)
);

-- How many accounts right below an agent may have at least this prize group. Without a row, the brand's quota applies.
CREATE TABLE agent_quotas (
  agent_id bigint NOT NULL REFERENCES members (id),
  prize_group integer NOT NULL CHECK (prize_group BETWEEN 1 AND 2000),
  most integer NOT NULL CHECK (most >= 0),
  PRIMARY KEY (agent_id, prize_group)
);

-- Disputed bills. `bill_id` is the ID in agent_bills; `settlement_id` its settlement, for bills of contracts. `amount` is
-- what the house credits to who opened it, in minor units; `entry_id` its entry.
CREATE TABLE bill_disputes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id text NOT NULL,
  settlement_id bigint REFERENCES contract_settlements (id),
  opened_by bigint NOT NULL REFERENCES members (id),
  opened_at timestamptz NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'rejected', 'upheld', 'withdrawn')),
  answered_at timestamptz,
  answered_by text,
  answer text,
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  entry_id bigint REFERENCES ledger_entries (id)
);
CREATE UNIQUE INDEX bill_disputes_open ON bill_disputes (bill_id) WHERE state = 'open';
CREATE INDEX bill_disputes_bill ON bill_disputes (bill_id, id DESC);

-- While a bill is disputed, nothing more of it is paid.
ALTER TABLE contract_settlements ADD COLUMN held boolean NOT NULL DEFAULT false;

-- safe: a check, which no ON CONFLICT relies on; the previous release writes reasons that the new one allows as well.
ALTER TABLE agent_contracts DROP CONSTRAINT agent_contracts_end_reason_check;
ALTER TABLE agent_contracts ADD CONSTRAINT agent_contracts_end_reason_check
  CHECK (end_reason IN ('terminated', 'higher-rate', 'replaced', 'moved', 'loss-share-off')) NOT VALID;
-- safe: a check, which no ON CONFLICT relies on; the previous release writes kinds that the new one allows as well.
ALTER TABLE operator_changes DROP CONSTRAINT operator_changes_kind_check;
ALTER TABLE operator_changes ADD CONSTRAINT operator_changes_kind_check
  CHECK (kind IN ('setting', 'vendors', 'subtree', 'contract', 'promotion', 'dispute')) NOT VALID;
