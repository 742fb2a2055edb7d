CREATE INDEX CONCURRENTLY lottery_tickets_placed ON lottery_tickets (member_id, placed_at DESC, number DESC);
