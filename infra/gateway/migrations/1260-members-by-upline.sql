CREATE INDEX CONCURRENTLY members_by_upline ON members (upline_id, registered_at DESC, id DESC);
