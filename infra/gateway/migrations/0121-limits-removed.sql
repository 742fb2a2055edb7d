-- A wish to remove a limit waits and is confirmed as a raise is: a row without an amount, which never comes into force.
ALTER TABLE rg_limits ALTER COLUMN amount DROP NOT NULL;
ALTER TABLE rg_limits ADD CONSTRAINT rg_limits_amount CHECK (amount IS NOT NULL OR confirmed_at IS NULL OR superseded_at IS NOT NULL) NOT VALID;
ALTER TABLE rg_limits VALIDATE CONSTRAINT rg_limits_amount;
-- One wish may wait for each kind and period.
CREATE UNIQUE INDEX rg_limits_waiting ON rg_limits (member_id, kind, period) WHERE superseded_at IS NULL AND confirmed_at IS NULL;
