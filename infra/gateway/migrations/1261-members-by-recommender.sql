CREATE INDEX CONCURRENTLY members_by_recommender ON members (lower(details ->> 'recommenderId'), registered_at DESC, id DESC) WHERE details ? 'recommenderId';
