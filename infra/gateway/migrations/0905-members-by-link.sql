CREATE INDEX CONCURRENTLY members_link ON members (link_id) WHERE link_id IS NOT NULL;
