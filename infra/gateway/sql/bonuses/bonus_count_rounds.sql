-- Counts rounds towards what their members' active bonuses require to be wagered.
--
-- Guarantees that each round's valid bet, times the contribution of its category, is counted exactly once: what is added is
-- the difference between the round and bonus_rounds, with the bonus locked. A round counts for the bonus that was active
-- when it was opened, whether cash or bonus money was staked, and only while that bonus is active.
-- Input: p_rounds, ids of rounds that have changed. Raises nothing of its own.
CREATE OR REPLACE FUNCTION bonus_count_rounds(p_rounds bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM bonuses b
    WHERE b.state = 'active' AND b.member_id IN (SELECT r.member_id FROM rounds r WHERE r.id = ANY (p_rounds))
    ORDER BY b.id FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  INSERT INTO bonus_rounds (round_id, bonus_id, percent)
  SELECT r.id, b.id, (b.contribution ->> r.game_type)::smallint
    FROM rounds r
    JOIN bonuses b
      ON b.member_id = r.member_id AND b.state = 'active' AND b.currency = r.currency
     AND r.opened_at >= b.activated_at AND r.opened_at < b.ends_at AND (b.contribution ->> r.game_type)::smallint > 0
   WHERE r.id = ANY (p_rounds)
   ORDER BY r.id
  ON CONFLICT (round_id) DO NOTHING;
  WITH moved AS MATERIALIZED (
    SELECT k.round_id, k.bonus_id,
           valid_bet(r.game_type, r.status, r.stake, r.payout) * k.percent AS counted,
           valid_bet(r.game_type, r.status, r.stake, r.payout) * k.percent - k.counted AS added
      FROM bonus_rounds k
      JOIN rounds r ON r.id = k.round_id
      JOIN bonuses b ON b.id = k.bonus_id AND b.state = 'active'
     WHERE k.round_id = ANY (p_rounds)),
  noted AS (
    UPDATE bonus_rounds k SET counted = m.counted FROM moved m WHERE k.round_id = m.round_id AND m.added <> 0)
  UPDATE bonuses b
     SET wagered = b.wagered + m.added
    FROM (SELECT bonus_id, sum(added)::bigint AS added FROM moved GROUP BY bonus_id) m
   WHERE b.id = m.bonus_id AND m.added <> 0;
  -- What is played away may give way to the next bonus; the job that ends it looks again.
  UPDATE bonuses b SET emptied = true
    FROM ledger_accounts a
   WHERE a.id = b.account_id AND a.posted = 0 AND b.state = 'active' AND NOT b.emptied
     AND b.member_id IN (SELECT r.member_id FROM rounds r WHERE r.id = ANY (p_rounds));
END $$;
