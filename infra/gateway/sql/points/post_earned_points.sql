-- Posts the points that members have earned by play, an entry for each member, and takes them off what is still to be posted.
--
-- Guarantees that the accounts of all members are locked in the order of their ids, as by every other movement, and that
-- points and progress move together. A member's first points open their account, after those that exist are locked.
-- Inputs: p_turn names the portion, so that (scope, key) of its entries is new; p_members, p_points and p_hashes are of one
-- length, without a member twice; points are whole and positive, a hash is the one of the entry's payload.
-- Raises a unique violation where the portion has been posted before.
CREATE OR REPLACE FUNCTION post_earned_points(
  p_at timestamptz, p_scope text, p_turn text, p_members bigint[], p_points bigint[], p_hashes text[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  issued bigint := ledger_account('points:issued', NULL, '', 'PTS');
  -- Of one order: the accounts, their balances, and what they get.
  accounts bigint[];
  balances bigint[];
  members bigint[];
  points bigint[];
  hashes text[];
BEGIN
  LOOP
    -- The only look at the accounts: it locks them and reads what is posted to them.
    SELECT array_agg(o.id), array_agg(o.posted), array_agg(o.member), array_agg(o.points), array_agg(o.hash)
      INTO accounts, balances, members, points, hashes
      FROM (SELECT a.id, a.posted, d.member, d.points, d.hash
              FROM unnest(p_members, p_points, p_hashes) AS d (member, points, hash)
              JOIN ledger_accounts a ON a.class = 'points' AND a.member_id = d.member AND a.detail = '' AND a.currency = 'PTS'
             ORDER BY a.id FOR NO KEY UPDATE OF a) o;
    EXIT WHEN coalesce(cardinality(accounts), 0) = cardinality(p_members);
    INSERT INTO ledger_accounts (class, member_id, detail, currency)
    SELECT 'points', m.id, '', 'PTS' FROM (SELECT unnest(p_members) AS id EXCEPT SELECT unnest(members)) m
     ORDER BY m.id
    ON CONFLICT ON CONSTRAINT ledger_accounts_one DO NOTHING;
  END LOOP;
  WITH due AS MATERIALIZED (
    SELECT nextval('ledger_entries_id_seq') AS entry, d.*
      FROM unnest(accounts, balances, members, points, hashes) AS d (account, posted, member, points, hash)),
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
