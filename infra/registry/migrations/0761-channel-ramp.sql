-- A canary that grows without an operator, step by step: how long each step lasts, since when this one does, and the
-- canary's visits at its start.
ALTER TABLE registry.channel ADD COLUMN ramp jsonb;
