CREATE UNIQUE INDEX CONCURRENTLY vendor_transactions_tx ON vendor_transactions (tx_id, vendor_code);
