-- Settles one window of up to p_limit contracts whose period has ended; returns how many.
--
-- Guarantees that each window [starts_at, ends_at) of a contract is settled once, whatever the number of processes: all of
-- them wait for the lock of accrual_state, which also shows that everything that closed before the end is accrued. What
-- becomes known later counts in the window in which it does:
-- - Salaries: valid bets that are taken back are lines of their own, at the rate of the window that paid them.
-- - Dividends: the result of a period contains them. A win of the players is carried as the brand wants (p_rules.carry:
--   'none', 'once', 'half-month', 'permanent').
-- Where the house pays, an agent gets what is above the contracts of the same kind directly below, at least nothing; these
-- are settled first, also where their windows end later than the agent's. Together they get what the top one's contract is worth. Where an upline pays, it pays in full.
-- Fractions, and debts that corrections have left, are carried to the member's next window.
-- Inputs: p_grace is waited for after periods of a day or more (9-41). p_rules: {carry, costs (whether bonuses and rebates
-- reduce the base of dividends), active_from (turnover of a member who counts as active)}.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION settle_agent_contracts(p_now timestamptz, p_grace interval, p_limit integer, p_rules jsonb)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  zone text := coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila');
  waiting_from timestamptz;
  c record;
  team record;
  known record;
  chosen record;
  carried bigint;
  result_out bigint;
  gross bigint;
  corrections bigint;
  lowers bigint;
  lower_corrections bigint;
  total bigint;
  due bigint;
  bill bigint;
  settled integer := 0;
BEGIN
  PERFORM 1 FROM accrual_state FOR UPDATE;
  SELECT min(r.closed_at) INTO waiting_from FROM accrual_queue q JOIN rounds r ON r.id = q.round_id;
  FOR c IN
    SELECT a.*, m.path, contract_clauses(a) AS ladder, a.payer = 'platform' OR a.upline_id IS NULL AS by_house,
           least(contract_period_end(a.period, a.settled_until), a.ended_at) AS ends_at
      FROM agent_contracts a
      JOIN members m ON m.id = a.member_id
     WHERE (a.state = 'accepted' OR a.settled_until < a.ended_at)
       AND contract_period_end(a.period, a.settled_until)
           + CASE WHEN a.period IN ('5-minutes', 'hourly') THEN interval '0' ELSE p_grace END <= p_now
     ORDER BY least(contract_period_end(a.period, a.settled_until), a.ended_at), cardinality(m.path) DESC, a.id
     LIMIT p_limit
       FOR UPDATE OF a
  LOOP
    CONTINUE WHEN waiting_from < c.ends_at;
    -- What is below in any part of the window, at present or at the time of its play, is settled first.
    CONTINUE WHEN c.by_house AND EXISTS (
      SELECT 1 FROM agent_contracts b JOIN members m ON m.id = b.member_id
       WHERE b.kind = c.kind AND b.member_id <> c.member_id
         AND (b.payer = 'platform' OR b.upline_id IS NULL)
         AND (b.state = 'accepted' OR b.settled_until < b.ended_at)
         AND b.settled_until < c.ends_at
         AND CASE
               WHEN m.path @> ARRAY[c.member_id] THEN true
               WHEN c.path @> ARRAY[b.member_id] THEN false
               WHEN EXISTS (SELECT 1 FROM member_terms t WHERE t.member_id = b.member_id AND t.path @> ARRAY[c.member_id])
               THEN EXISTS (
                 SELECT 1 FROM agent_play p JOIN member_terms t ON t.id = p.terms_id AND t.path @> ARRAY[c.member_id, b.member_id]
                  WHERE p.at >= c.settled_until AND p.at < c.ends_at)
               ELSE false END);

    -- 1. What the member's earlier windows have carried, and the team's play.
    SELECT s.carried_out, s.result_out INTO known
      FROM contract_settlements s JOIN agent_contracts o ON o.id = s.contract_id
     WHERE o.member_id = c.member_id AND o.kind = c.kind AND o.upline_id IS NOT DISTINCT FROM c.upline_id AND o.payer = c.payer
     ORDER BY s.ends_at DESC, s.id DESC LIMIT 1;

    carried := CASE WHEN c.kind = 'dividend' THEN coalesce(known.result_out, 0) ELSE 0 END;
    SELECT b.* INTO team FROM contract_basis(c.member_id, c.kind, c.settled_until, c.ends_at, carried, p_rules) b;

    -- 2. What is carried on, and the highest clause whose conditions all hold.
    result_out := CASE WHEN c.kind <> 'dividend' THEN 0 ELSE CASE p_rules ->> 'carry'
      WHEN 'permanent' THEN greatest(0, team.total)
      WHEN 'once' THEN greatest(0, team.result + team.costs)
      WHEN 'half-month' THEN CASE WHEN extract(day FROM c.ends_at AT TIME ZONE zone) = 16 THEN greatest(0, team.total) ELSE 0 END
      ELSE 0 END END;
    SELECT r.n, r.rate INTO chosen FROM contract_clauses_reached(c.ladder, team.valid, team.loss, team.active) r
     WHERE r.reached ORDER BY r.n DESC LIMIT 1;
    gross := coalesce(chosen.rate, 0) * greatest(0, team.base);
    lowers := 0;
    lower_corrections := 0;
    IF c.by_house THEN
      SELECT coalesce(sum(l.gross_micro), 0), coalesce(sum(l.corrections_micro), 0) INTO lowers, lower_corrections
        FROM contract_lowers(c.member_id, c.kind, c.settled_until, c.ends_at) l;
    END IF;

    -- 3. The bill and its lines.
    INSERT INTO contract_settlements AS s (
      contract_id, starts_at, ends_at, valid_bet, profit_loss, active_members, amount, state, clause, rate_ppm, costs, gross_micro,
      carried_in, result_in, result_out)
    VALUES (
      c.id, c.settled_until, c.ends_at, team.valid, team.result, team.active, 0, 'not-reached', chosen.n, chosen.rate, team.costs, gross,
      coalesce(known.carried_out, 0), carried, result_out)
    ON CONFLICT (contract_id, starts_at) DO NOTHING
    RETURNING s.id INTO bill;
    UPDATE agent_contracts a SET settled_until = c.ends_at WHERE a.id = c.id;
    UPDATE accrual_state SET agents_until = greatest(agents_until, c.ends_at);
    CONTINUE WHEN bill IS NULL;
    settled := settled + 1;
    INSERT INTO contract_settlement_lines (settlement_id, line, kind, ref, basis, rate_ppm, micro)
    SELECT bill, row_number() OVER (ORDER BY l.place, l.ref), l.kind, l.ref, l.basis, l.rate, l.micro
      FROM (
        SELECT 1 AS place, 'clause' AS kind, chosen.n::bigint AS ref,
               team.base AS basis, coalesce(chosen.rate, 0) AS rate, gross AS micro
        UNION ALL
        SELECT 2, 'lower', x.member_id, x.gross_micro + x.corrections_micro, 0, -(x.gross_micro + x.corrections_micro)
          FROM contract_lowers(c.member_id, c.kind, c.settled_until, c.ends_at) x WHERE c.by_house
        UNION ALL
        SELECT 3, 'correction', x.id, sum(p.valid)::bigint, x.rate_ppm, (sum(p.valid) * x.rate_ppm)::bigint
          FROM agent_play p
          JOIN member_terms t ON t.id = p.terms_id AND t.path @> ARRAY[c.member_id]
          JOIN agent_contracts o ON o.member_id = c.member_id AND o.kind = c.kind
           AND o.upline_id IS NOT DISTINCT FROM c.upline_id AND o.payer = c.payer
          JOIN contract_settlements x ON x.contract_id = o.id AND x.rate_ppm IS NOT NULL
           AND p.corrects_at >= x.starts_at AND p.corrects_at < x.ends_at
         WHERE c.kind <> 'dividend' AND p.at >= c.settled_until AND p.at < c.ends_at AND p.corrects_at < c.settled_until
         GROUP BY x.id, x.rate_ppm HAVING sum(p.valid) <> 0
        UNION ALL
        SELECT 4, 'carried', NULL, 0, 0, known.carried_out WHERE known.carried_out <> 0) l;

    -- 4. What is due of it.
    SELECT coalesce(sum(l.micro) FILTER (WHERE l.kind = 'correction'), 0) INTO corrections
      FROM contract_settlement_lines l WHERE l.settlement_id = bill;
    total := coalesce(known.carried_out, 0) + greatest(0, gross - lowers) + corrections - lower_corrections;
    due := CASE WHEN total > 0 THEN total / 1000000 ELSE 0 END;
    UPDATE contract_settlements s
       SET amount = due, state = CASE WHEN due = 0 THEN 'not-reached' ELSE 'waiting' END,
           corrections_micro = corrections, lowers_micro = gross - greatest(0, gross - lowers) + lower_corrections,
           carried_out = total - due * 1000000
     WHERE s.id = bill;
  END LOOP;
  RETURN settled;
END $$;
