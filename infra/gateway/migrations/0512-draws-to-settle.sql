-- Draws whose tickets wait to be settled or given back: found however many there have been.
CREATE INDEX CONCURRENTLY draws_to_settle ON draws (draws_at) WHERE settled_at IS NULL AND state IN ('drawn', 'settling', 'voided');
