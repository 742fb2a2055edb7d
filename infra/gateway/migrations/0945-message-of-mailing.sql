CREATE UNIQUE INDEX CONCURRENTLY messages_of_mailing ON messages (mailing_id, member_id) WHERE mailing_id IS NOT NULL;
