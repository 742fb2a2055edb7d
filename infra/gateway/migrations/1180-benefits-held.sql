-- While a bill of rebates is disputed, it is not paid.
ALTER TABLE benefits ADD COLUMN held boolean NOT NULL DEFAULT false;
