CREATE INDEX CONCURRENTLY rounds_of_bonuses ON rounds (bonus_account) WHERE bonus_account IS NOT NULL AND status = 'open';
