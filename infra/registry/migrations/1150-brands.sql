-- A brand beside the first has rows of its own only where it differs; one that follows takes the first brand's stable
-- version and history, and its own canary and stand-in.
ALTER TABLE registry.channel ADD COLUMN follows boolean NOT NULL DEFAULT false;
