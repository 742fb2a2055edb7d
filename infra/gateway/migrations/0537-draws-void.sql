-- The last void draws of all games, for the operators' lists.
CREATE INDEX CONCURRENTLY draws_voided ON draws (draws_at DESC) WHERE state = 'voided';
