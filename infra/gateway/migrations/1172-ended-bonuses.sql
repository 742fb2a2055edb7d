CREATE INDEX CONCURRENTLY bonuses_ended ON bonuses (member_id, id DESC) WHERE ended_at IS NOT NULL;
