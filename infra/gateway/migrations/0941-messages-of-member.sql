CREATE INDEX CONCURRENTLY messages_of_member ON messages (member_id, at DESC, id DESC) WHERE in_site;
