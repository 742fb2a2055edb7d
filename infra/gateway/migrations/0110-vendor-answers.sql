-- Whether a vendor's server answered when it was last asked. Beside `up`, which is the operators' decision: games of a
-- vendor can be played while both hold. All gateway processes and every new page read the same.
ALTER TABLE vendors ADD COLUMN answers boolean NOT NULL DEFAULT true;
