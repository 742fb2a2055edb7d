-- Stakes given back are few, and those that were made before a session are counted apart.
CREATE INDEX CONCURRENTLY ledger_entries_given_back ON ledger_entries (member_id, at) WHERE kind = 'rollback';
