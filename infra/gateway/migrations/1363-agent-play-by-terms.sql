CREATE INDEX CONCURRENTLY agent_play_terms ON agent_play (terms_id, at);
