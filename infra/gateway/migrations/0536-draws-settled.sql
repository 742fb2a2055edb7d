-- The last settled draws of all games, for the operators' lists.
CREATE INDEX CONCURRENTLY draws_over ON draws (draws_at DESC) WHERE state = 'settled';
