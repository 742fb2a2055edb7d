-- Contracts are ladders. `clauses` is an array of {rate, valid_bet, profit_loss, active_members}, from the lowest; rate in
-- millionths. `payer`: 'platform' where the house pays what is above the downlines' own contracts.
ALTER TABLE agent_contracts
  ADD COLUMN clauses jsonb,
  ADD COLUMN payer text NOT NULL DEFAULT 'upline' CHECK (payer IN ('upline', 'platform'));

-- safe: a check, which no ON CONFLICT relies on; the previous release writes reasons that the new one allows as well.
ALTER TABLE agent_contracts DROP CONSTRAINT agent_contracts_end_reason_check;
ALTER TABLE agent_contracts ADD CONSTRAINT agent_contracts_end_reason_check
  CHECK (end_reason IN ('terminated', 'higher-rate', 'replaced', 'moved')) NOT VALID;

-- How a settlement was calculated, in millionths of a minor unit; `result_in` and `result_out` are players' wins that a
-- dividend carries, in minor units. `paid` is less than `amount` while the payer lacks money.
ALTER TABLE contract_settlements
  ADD COLUMN clause smallint,
  ADD COLUMN rate_ppm integer,
  ADD COLUMN costs bigint NOT NULL DEFAULT 0,
  ADD COLUMN gross_micro bigint,
  ADD COLUMN lowers_micro bigint NOT NULL DEFAULT 0,
  ADD COLUMN corrections_micro bigint NOT NULL DEFAULT 0,
  ADD COLUMN carried_in bigint NOT NULL DEFAULT 0,
  ADD COLUMN carried_out bigint NOT NULL DEFAULT 0,
  ADD COLUMN result_in bigint NOT NULL DEFAULT 0,
  ADD COLUMN result_out bigint NOT NULL DEFAULT 0,
  ADD COLUMN paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0);
UPDATE contract_settlements SET paid = amount WHERE state = 'paid';

-- The lines of a settlement's calculation. `ref` is a downline (kind 'lower') or the settlement that a correction belongs to.
CREATE TABLE contract_settlement_lines (
  settlement_id bigint NOT NULL REFERENCES contract_settlements (id),
  line smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('clause', 'lower', 'correction', 'carried')),
  ref bigint,
  basis bigint NOT NULL,
  rate_ppm integer NOT NULL,
  micro bigint NOT NULL,
  PRIMARY KEY (settlement_id, line)
);

-- What was paid for a settlement; several payments where the payer lacked money.
CREATE TABLE contract_payments (
  settlement_id bigint NOT NULL REFERENCES contract_settlements (id),
  number smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  entry_id bigint NOT NULL REFERENCES ledger_entries (id),
  PRIMARY KEY (settlement_id, number)
);
