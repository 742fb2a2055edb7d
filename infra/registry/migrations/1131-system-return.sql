-- When the site is expected back from maintenance; visitors read it. Null otherwise, and where nobody knows.
ALTER TABLE registry.system ADD COLUMN until timestamptz;
