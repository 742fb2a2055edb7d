-- The members that played a game lately are counted for its popularity.
CREATE INDEX CONCURRENTLY recent_games_game ON recent_games (game_id, at);
