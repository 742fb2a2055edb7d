-- Whose turn it is to be paid. `contract_settlements_unpaid` stays for the version before.
CREATE INDEX CONCURRENTLY contract_settlements_turn ON contract_settlements (tried_at NULLS FIRST, id) WHERE state IN ('waiting', 'insufficient');
