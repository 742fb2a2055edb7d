CREATE INDEX CONCURRENTLY members_to_note ON members (id) WHERE NOT person_noted;
