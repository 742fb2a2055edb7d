-- Play before this release counts for the rank; it earned its cashback and points under the rules of its time.
INSERT INTO accrued_rounds (round_id, valid, cashback_ppm, points_nano)
SELECT id, CASE WHEN game_type IN ('SPORTS', 'ESPORTS') THEN least(stake, abs(payout - stake)) ELSE stake END, 0, 0
  FROM rounds
 WHERE status IN ('won', 'lost');

INSERT INTO member_progress (member_id, valid_total, month)
SELECT r.member_id, sum(a.valid), date_trunc('month', now())::date
  FROM accrued_rounds a
  JOIN rounds r ON r.id = a.round_id
  JOIN members m ON m.id = r.member_id AND m.type <> 4
 GROUP BY r.member_id;
