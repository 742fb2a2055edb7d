-- When operators expect a vendor back that they took down; members read it. Null while it is up, and where nobody knows.
ALTER TABLE vendors ADD COLUMN returns_at timestamptz;
