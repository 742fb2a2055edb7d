-- Posts the points that members have earned by play, an entry for each member, and takes them off what is still to be posted.
--
-- Guarantees that the accounts of all members are locked in the order of their ids, as by every other movement, and that
-- points and progress move together. A member's first points open their account.
-- Inputs: p_turn names the portion, so that (scope, key) of its entries is new; p_members, p_points and p_hashes are of one
-- length, without a member twice; points are whole and positive, a hash is the one of the entry's payload.
-- Raises a unique violation where the portion has been posted before.
CREATE OR REPLACE FUNCTION post_earned_points(
  p_at timestamptz, p_scope text, p_turn text, p_members bigint[], p_points bigint[], p_hashes text[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  issued bigint := ledger_account('points:issued', NULL, '', 'PTS');
BEGIN
  INSERT INTO ledger_accounts (class, member_id, detail, currency)
  SELECT 'points', m.id, '', 'PTS' FROM unnest(p_members) AS m (id)
   WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.class = 'points' AND a.member_id = m.id AND a.detail = '' AND a.currency = 'PTS')
   ORDER BY m.id
  ON CONFLICT ON CONSTRAINT ledger_accounts_one DO NOTHING;
  PERFORM 1 FROM ledger_accounts a
    WHERE a.class = 'points' AND a.member_id = ANY (p_members) AND a.detail = '' AND a.currency = 'PTS'
    ORDER BY a.id FOR NO KEY UPDATE;
  WITH due AS MATERIALIZED (
    SELECT nextval('ledger_entries_id_seq') AS entry, d.member, d.points, d.hash, a.id AS account, a.posted
      FROM unnest(p_members, p_points, p_hashes) AS d (member, points, hash)
      JOIN ledger_accounts a ON a.class = 'points' AND a.member_id = d.member AND a.detail = '' AND a.currency = 'PTS'),
  kept AS (
    UPDATE member_progress p SET points_nano = p.points_nano - d.points * 1000000000 FROM due d WHERE p.member_id = d.member),
  entries AS (
    INSERT INTO ledger_entries (id, at, kind, member_id, scope, key, payload_hash, reference, detail)
    SELECT d.entry, p_at, 'points', d.member, p_scope, p_turn || ':' || d.member, d.hash, '', 'earned' FROM due d)
  INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
  SELECT d.entry, l.line, l.account, d.member, p_at, l.amount, 'PTS', l.balance_after, ''
    FROM due d
   CROSS JOIN LATERAL (VALUES (1, issued, -d.points, NULL), (2, d.account, d.points, d.posted + d.points))
           AS l (line, account, amount, balance_after);
END $$;
