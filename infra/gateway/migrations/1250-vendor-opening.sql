-- When a vendor was opened for the first time: NULL for one that waits for the second operator who opens it.
ALTER TABLE vendors ADD COLUMN opened_at timestamptz DEFAULT now();
