CREATE INDEX CONCURRENTLY vendor_transactions_paid ON vendor_transactions (ref_tx_id, vendor_code) WHERE kind = 'win';
