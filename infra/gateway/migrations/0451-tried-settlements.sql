-- When a settlement was last tried in vain: it goes behind those that have waited longer for their turn.
ALTER TABLE contract_settlements ADD COLUMN tried_at timestamptz;
