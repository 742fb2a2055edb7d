-- What still has to be settled: what runs, and what has ended since. `agent_contracts_running` stays for the version before.
CREATE INDEX CONCURRENTLY agent_contracts_unsettled ON agent_contracts (settled_until) WHERE state = 'accepted' OR settled_until < ended_at;
