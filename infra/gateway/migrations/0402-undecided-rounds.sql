-- A member's rounds that are open, or came to nothing: found however many have been played. A launch asks for what is
-- left open, missions for what does not count.
CREATE INDEX CONCURRENTLY rounds_undecided ON rounds (member_id, opened_at DESC) WHERE status IN ('open', 'void', 'rolled-back');
