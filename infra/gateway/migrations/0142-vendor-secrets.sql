-- Until when the secret before the present one is good: two are live while a vendor changes over.
ALTER TABLE vendors ADD COLUMN previous_secret_until timestamptz;
