CREATE INDEX CONCURRENTLY ledger_entries_rare ON ledger_entries (member_id, kind, at DESC, id DESC) WHERE kind NOT IN ('bet', 'payout');
