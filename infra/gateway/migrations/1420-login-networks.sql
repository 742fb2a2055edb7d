-- The /48 of an IPv6 address at which a login failed: one customer can hold all of its 65,536 households. Null for IPv4,
-- whose addresses are the customer's own, and in rows of the previous release.
ALTER TABLE login_failures ADD COLUMN network text;
