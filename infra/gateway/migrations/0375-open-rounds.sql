-- Rounds that wait for their member's next move: asked for whenever a lobby opens, and nearly always none.
CREATE INDEX rounds_open ON rounds (member_id, opened_at DESC) WHERE status = 'open';
