-- What was paid out within a time, for the operators' figures.
CREATE INDEX CONCURRENTLY withdrawals_paid ON withdrawals (paid_at) WHERE paid_at IS NOT NULL;
