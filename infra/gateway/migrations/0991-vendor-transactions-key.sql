-- A transaction is found by its vendor's ID. With the vendor first, a plan that was made while the table was young could
-- read all transactions of a vendor instead (sql/vendors/vendor_commands.sql).
-- safe: the same columns stay unique, and no release inserts into this table ON CONFLICT.
ALTER TABLE vendor_transactions
  DROP CONSTRAINT vendor_transactions_pkey,
  ADD CONSTRAINT vendor_transactions_pkey PRIMARY KEY USING INDEX vendor_transactions_tx;
