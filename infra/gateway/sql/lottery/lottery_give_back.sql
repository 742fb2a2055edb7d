-- Gives the stakes of open tickets back and returns the tickets.
--
-- Guarantees that a stake comes back once: the wallets are locked, and only a ticket that is still open is given back, by a
-- rollback of its bet's entry. A self-rebate is taken back with it. Limits per number stay used.
-- Inputs: p_at is the present, p_tickets their numbers, p_status what their rounds become: 'void' (the draw is void) or
-- 'rolled-back' (the ticket was cancelled). Raises nothing of its own.
CREATE OR REPLACE FUNCTION lottery_give_back(p_at timestamptz, p_tickets bigint[], p_status text)
RETURNS TABLE (ticket bigint, member bigint, chase bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  returned bigint[];
BEGIN
  PERFORM 1 FROM ledger_accounts a
    WHERE a.id IN (
            SELECT o.id
              FROM lottery_tickets t
              JOIN ledger_accounts o
                ON o.class = CASE WHEN t.play_money THEN 'player:play' ELSE 'player:cash' END
               AND o.member_id = t.member_id AND o.detail = '' AND o.currency = t.currency
             WHERE t.number = ANY (p_tickets))
    ORDER BY a.id FOR NO KEY UPDATE;
  WITH changed AS (
    UPDATE rounds r SET status = p_status, closed_at = p_at
      FROM lottery_tickets t
     WHERE r.id = ANY (p_tickets) AND t.number = r.id AND r.status = 'open'
    RETURNING r.id)
  SELECT coalesce(array_agg(c.id ORDER BY c.id), '{}') INTO returned FROM changed c;
  IF cardinality(returned) = 0 THEN
    RETURN;
  END IF;
  WITH postings AS MATERIALIZED (
    SELECT nextval('ledger_entries_id_seq') AS entry, q.*
      FROM (SELECT t.number, t.member_id, t.currency, t.play_money, t.game_code, t.issue, l.game_id, a.id AS account,
                   a.posted, e.id AS first, e.detail, k.kind, k.gain
              FROM lottery_tickets t
              JOIN lottery_games l ON l.code = t.game_code
              JOIN ledger_accounts a
                ON a.class = CASE WHEN t.play_money THEN 'player:play' ELSE 'player:cash' END
               AND a.member_id = t.member_id AND a.detail = '' AND a.currency = t.currency
             CROSS JOIN LATERAL (VALUES ('rollback', 'lottery', t.stake), ('rebate', 'lottery-rebate', -t.self_rebate))
                AS k (kind, scope, gain)
              JOIN ledger_entries e ON e.scope = k.scope AND e.key = t.number::text
             WHERE t.number = ANY (returned) AND k.gain <> 0
             ORDER BY t.number, k.gain DESC) q
  ), entries AS (
    INSERT INTO ledger_entries (id, at, kind, member_id, scope, key, payload_hash, reference, detail, reverses)
    SELECT p.entry, p_at, p.kind, p.member_id, 'lottery-' || p.kind || '-back', p.number::text, '', p.number::text,
           p.detail, p.first
      FROM postings p
  )
  INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
  SELECT p.entry, 1, p.account, p.member_id, p_at, p.gain, p.currency,
         p.posted + (sum(p.gain) OVER (PARTITION BY p.account ORDER BY p.entry))::bigint, ''
    FROM postings p
  UNION ALL
  SELECT p.entry, 2,
         CASE p.kind
           WHEN 'rollback' THEN lottery_account('escrow:draw', p.game_code, p.play_money, p.currency)
           ELSE lottery_account('house:pnl', p.game_id, p.play_money, p.currency) END,
         p.member_id, p_at, -p.gain, p.currency, NULL,
         CASE p.kind WHEN 'rollback' THEN p.game_code || ':' || p.issue ELSE '' END
    FROM postings p;
  RETURN QUERY
  SELECT t.number, t.member_id, t.chase_id FROM lottery_tickets t WHERE t.number = ANY (returned);
END $$;
