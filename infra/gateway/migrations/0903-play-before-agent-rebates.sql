-- Play before this release counts for contracts whose period is running; rebates are accrued from this release on.
INSERT INTO agent_play (at, round_id, member_id, terms_id, category, valid, stake, payout, earns)
SELECT r.closed_at, r.id, r.member_id, t.id, r.game_type, a.valid, r.stake, r.payout, false
  FROM accrued_rounds a
  JOIN rounds r ON r.id = a.round_id AND r.status IN ('won', 'lost') AND r.closed_at IS NOT NULL
  JOIN member_terms t ON t.member_id = r.member_id
  JOIN members m ON m.id = r.member_id AND (m.upline_id IS NOT NULL OR m.type IN (1, 2, 41, 42));
