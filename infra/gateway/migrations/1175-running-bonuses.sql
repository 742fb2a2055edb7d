CREATE INDEX CONCURRENTLY bonuses_running ON bonuses (member_id, id) WHERE ended_at IS NULL;
