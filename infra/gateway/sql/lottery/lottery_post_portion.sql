-- Posts the next tickets of a settlement, in the order of their numbers, and returns those whose payout is not zero or was not.
--
-- Guarantees that every ticket of the draw is posted once per settlement, however often and in however many processes this
-- runs: the draw's row is locked, and the number that was reached is stored in the same transaction. Stakes leave the escrow
-- for the house in one entry per currency; each payout goes from the house to the player in an entry of its own. A further
-- settlement (a correction) first takes back what the one before has paid; what the player cannot spare stays with them and
-- is counted as unrecovered.
-- Inputs: p_at is the present, p_number the settlement, p_tickets the largest number of tickets to post.
-- Cost: by the portion, however many rounds there are. Each table is read by a range of its key: the bounds are repeated for
-- each, and seqscan is off, because the planner would read all rounds for a portion of some percent of them.
-- Returns a row with `ticket` null once everything is posted. Raises nothing of its own.
CREATE OR REPLACE FUNCTION lottery_post_portion(
  p_at timestamptz, p_game text, p_issue text, p_number smallint, p_tickets integer)
RETURNS TABLE (ticket bigint, member bigint, payout bigint, chase bigint) LANGUAGE plpgsql
SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  reached bigint;
  until bigint;
  house_detail text;
  title text;
  posted record;
BEGIN
  PERFORM 1 FROM draws d WHERE d.game_code = p_game AND d.issue = p_issue AND d.state = 'settling' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT s.posted_through INTO reached
    FROM lottery_settlements s
   WHERE s.game_code = p_game AND s.issue = p_issue AND s.number = p_number AND s.staged_at IS NOT NULL
     AND s.finished_at IS NULL;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT max(n.number) INTO until
    FROM (SELECT t.number FROM lottery_tickets t
           WHERE t.game_code = p_game AND t.issue = p_issue AND t.number > reached
           ORDER BY t.number LIMIT p_tickets) n;
  IF until IS NULL THEN
    ticket := NULL;
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT g.id, g.name INTO house_detail, title
    FROM lottery_games l JOIN games g ON g.id = l.game_id
   WHERE l.code = p_game;

  -- Wallets first, in the order of their ids, as every other movement does.
  PERFORM 1 FROM ledger_accounts a
    WHERE a.id IN (
            SELECT o.id
              FROM lottery_staged_wins w
              JOIN lottery_tickets t ON t.number = w.ticket
              JOIN ledger_accounts o
                ON o.class = CASE WHEN t.play_money THEN 'player:play' ELSE 'player:cash' END
               AND o.member_id = t.member_id AND o.detail = '' AND o.currency = t.currency
             WHERE w.game_code = p_game AND w.issue = p_issue AND w.settlement IN (p_number, p_number - 1)
               AND w.ticket > reached AND w.ticket <= until)
       OR p_number > 1 AND a.id IN (
            SELECT o.id
              FROM lottery_tickets t
              JOIN rounds r ON r.id = t.number AND r.id > reached AND r.id <= until AND r.payout > 0
              JOIN ledger_accounts o
                ON o.class = CASE WHEN t.play_money THEN 'player:play' ELSE 'player:cash' END
               AND o.member_id = t.member_id AND o.detail = '' AND o.currency = t.currency
             WHERE t.game_code = p_game AND t.issue = p_issue AND t.number > reached AND t.number <= until)
    ORDER BY a.id FOR NO KEY UPDATE;

  WITH portion AS MATERIALIZED (
    SELECT t.number, t.member_id, t.currency, t.play_money, t.chase_id, r.stake, r.status, r.payout AS paid,
           coalesce(w.payout, 0) AS payout, w.prize, w.wins
      FROM lottery_tickets t
      JOIN rounds r ON r.id = t.number AND r.id > reached AND r.id <= until AND r.status IN ('open', 'won', 'lost')
      LEFT JOIN lottery_staged_wins w
             ON w.game_code = p_game AND w.issue = p_issue AND w.settlement = p_number AND w.ticket = t.number
            AND w.ticket > reached AND w.ticket <= until
     WHERE t.game_code = p_game AND t.issue = p_issue AND t.number > reached AND t.number <= until
       AND (p_number > 1 OR r.status = 'open')
  ), settled AS (
    UPDATE rounds r
       SET status = CASE WHEN p.payout > 0 THEN 'won' ELSE 'lost' END, payout = p.payout,
           closed_at = coalesce(r.closed_at, p_at)
      FROM portion p
     WHERE r.id = p.number AND r.id > reached AND r.id <= until AND (r.status = 'open' OR r.payout <> p.payout)
  ), won AS (
    INSERT INTO lottery_wins (ticket, settlement, prize, payout, wins)
    SELECT p.number, p_number, p.prize, p.payout, p.wins FROM portion p WHERE p.wins IS NOT NULL
  ), houses AS MATERIALIZED (
    SELECT k.currency, k.play_money, lottery_account('escrow:draw', p_game, k.play_money, k.currency) AS escrow,
           lottery_account('house:pnl', house_detail, k.play_money, k.currency) AS house
      FROM (SELECT DISTINCT p.currency, p.play_money FROM portion p WHERE p.status = 'open' OR p.payout <> p.paid) k
  ), stakes AS MATERIALIZED (
    SELECT nextval('ledger_entries_id_seq') AS entry, q.*
      FROM (SELECT p.currency, p.play_money, sum(p.stake)::bigint AS amount
              FROM portion p WHERE p.status = 'open' GROUP BY 1, 2) q
  ), payouts AS MATERIALIZED (
    -- Payouts before what is taken back: a ticket that wins both times only moves the difference.
    SELECT nextval('ledger_entries_id_seq') AS entry, q.*
      FROM (SELECT p.number, p.member_id, p.currency, p.play_money, a.id AS account, a.posted, k.kind, k.amount,
                   a.posted - a.held + sum(CASE k.kind WHEN 'payout' THEN k.amount ELSE 0 END) OVER w AS spare,
                   coalesce(sum(CASE k.kind WHEN 'correction' THEN k.amount ELSE 0 END) OVER (
                     PARTITION BY a.id ORDER BY p.number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
              FROM portion p
              JOIN ledger_accounts a
                ON a.class = CASE WHEN p.play_money THEN 'player:play' ELSE 'player:cash' END
               AND a.member_id = p.member_id AND a.detail = '' AND a.currency = p.currency,
                   LATERAL (VALUES ('payout', p.payout), ('correction', CASE WHEN p_number > 1 THEN p.paid ELSE 0 END))
                     AS k (kind, amount)
             WHERE k.amount > 0 AND p.payout <> CASE WHEN p_number > 1 THEN p.paid ELSE 0 END
            WINDOW w AS (PARTITION BY a.id)
             ORDER BY k.kind = 'correction', p.number) q
  ), gains AS MATERIALIZED (
    SELECT o.*, CASE o.kind WHEN 'payout' THEN o.amount ELSE -greatest(0, least(o.amount, o.spare - o.before)) END AS gain
      FROM payouts o
  ), entries AS (
    INSERT INTO ledger_entries (id, at, kind, member_id, scope, key, payload_hash, reference, detail, reverses)
    SELECT s.entry, p_at, 'payout', NULL, 'lottery-settlement',
           p_game || ':' || p_issue || ':' || p_number || ':' || s.currency || ':' || s.play_money || ':' || until, '',
           p_game || ':' || p_issue, title, NULL::bigint
      FROM stakes s
    UNION ALL
    SELECT g.entry, p_at, g.kind, g.member_id, 'lottery-' || g.kind, g.number || ':' || p_number, '', g.number::text, title,
           CASE g.kind WHEN 'correction' THEN (
             SELECT e.id FROM ledger_entries e
              WHERE e.scope = 'lottery-payout' AND e.key IN (
                      SELECT g.number || ':' || x FROM generate_series(1, p_number - 1) AS x)
              ORDER BY e.id DESC LIMIT 1) END
      FROM gains g WHERE g.gain <> 0
  ), lines AS (
    INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
    SELECT s.entry, 1, h.escrow, NULL::bigint, p_at, -s.amount, s.currency, NULL::bigint, p_game || ':' || p_issue
      FROM stakes s JOIN houses h ON h.currency = s.currency AND h.play_money = s.play_money
    UNION ALL
    SELECT s.entry, 2, h.house, NULL::bigint, p_at, s.amount, s.currency, NULL::bigint, ''
      FROM stakes s JOIN houses h ON h.currency = s.currency AND h.play_money = s.play_money
    UNION ALL
    SELECT g.entry, 1, h.house, g.member_id, p_at, -g.gain, g.currency, NULL, ''
      FROM gains g JOIN houses h ON h.currency = g.currency AND h.play_money = g.play_money WHERE g.gain <> 0
    UNION ALL
    SELECT g.entry, 2, g.account, g.member_id, p_at, g.gain, g.currency,
           g.posted + (sum(g.gain) OVER (PARTITION BY g.account ORDER BY g.entry))::bigint, ''
      FROM gains g WHERE g.gain <> 0
  )
  SELECT count(*) AS tickets, coalesce(sum(p.payout), 0) AS payout,
         (SELECT coalesce(sum(g.amount + g.gain), 0) FROM gains g WHERE g.kind = 'correction') AS unrecovered,
         array_agg(p.number) FILTER (WHERE p.payout > 0 OR p.paid > 0) AS numbers,
         array_agg(p.member_id) FILTER (WHERE p.payout > 0 OR p.paid > 0) AS members,
         array_agg(p.payout) FILTER (WHERE p.payout > 0 OR p.paid > 0) AS amounts,
         array_agg(p.chase_id) FILTER (WHERE p.payout > 0 OR p.paid > 0) AS chases
    INTO posted
    FROM portion p;
  UPDATE lottery_settlements s
     SET posted_through = until, tickets = s.tickets + posted.tickets, payout = s.payout + posted.payout,
         unrecovered = s.unrecovered + posted.unrecovered
   WHERE s.game_code = p_game AND s.issue = p_issue AND s.number = p_number;
  RETURN QUERY
  SELECT * FROM unnest(posted.numbers, posted.members, posted.amounts, posted.chases);
END $$;
