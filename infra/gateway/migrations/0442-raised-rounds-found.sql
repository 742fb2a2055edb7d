-- Few rounds are raised: nobody else's bet writes here.
CREATE INDEX CONCURRENTLY rounds_raised ON rounds (member_id, raised_at) WHERE raised_at IS NOT NULL;
