-- Accrues the play of some rounds for the agents above the players: the journal of team play, and level-difference rebates.
--
-- Guarantees that each round counts exactly once: what is written is the difference between the round and what agent_play
-- has of it. The chain is that of the bet's moment, so a correction reaches those who earned, at the rates at which they
-- did. An agent earns what its prize group or rate is above the highest one below it. All rebates of a bet together are the
-- highest of the chain less what the player has chosen, to the millionth of a minor unit: sums from the player upwards are
-- rounded, not each rebate. Of a stake that a bonus has paid a part of, the part of the cash counts. What a player earns by a lower prize group is paid at once (10-20) and not accrued here.
-- Days that are closed stay as they are: their corrections go to the first open day, and keep the day that they correct.
-- Inputs: p_rounds are rows of accrued_rounds that the transaction has added or locked; the caller shares the lock of accrual_state.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION accrue_agents(p_rounds bigint[], p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text := coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila');
  first_open date;
  settled_until timestamptz;
BEGIN
  SELECT coalesce(s.agents_from, '-infinity'), coalesce(s.agents_until, '-infinity')
    INTO first_open, settled_until FROM accrual_state s;
  WITH known AS MATERIALIZED (
    SELECT p.round_id, min(p.at) AS at, bool_and(p.earns) AS earns,
           sum(p.valid)::bigint AS valid, sum(p.stake)::bigint AS stake, sum(p.payout)::bigint AS payout
      FROM agent_play p WHERE p.round_id = ANY (p_rounds) GROUP BY 1),
  moved AS MATERIALIZED (
    SELECT r.id AS round_id, r.member_id, r.game_type AS category, r.opened_at, t.id AS terms_id, t.path,
           n.valid, n.stake, n.payout,
           coalesce(k.valid, 0) AS valid_before, coalesce(k.stake, 0) AS stake_before, coalesce(k.payout, 0) AS payout_before,
           coalesce(k.earns, true) AS earns, k.at AS first_at, coalesce(k.at, r.closed_at, p_now) AS earned_at
      FROM rounds r
      JOIN accrued_rounds a ON a.round_id = r.id
      JOIN members m ON m.id = r.member_id
      LEFT JOIN known k ON k.round_id = r.id
     CROSS JOIN LATERAL (
       SELECT valid_cash_bet(r) AS valid,
              CASE WHEN r.status IN ('won', 'lost') THEN r.stake ELSE 0 END AS stake,
              CASE WHEN r.status IN ('won', 'lost') THEN r.payout ELSE 0 END AS payout) n
     CROSS JOIN LATERAL (
       SELECT x.id, x.path FROM member_terms x
        WHERE x.member_id = r.member_id AND x.from_at <= r.opened_at ORDER BY x.from_at DESC, x.id DESC LIMIT 1) t
     WHERE r.id = ANY (p_rounds)
       AND (n.valid, n.stake, n.payout) <> (coalesce(k.valid, 0), coalesce(k.stake, 0), coalesce(k.payout, 0))
       AND (cardinality(t.path) > 1 OR m.type IN (1, 2, 41, 42))),
  journal AS (
    INSERT INTO agent_play (at, round_id, member_id, terms_id, category, valid, stake, payout, corrects_at, earns)
    SELECT greatest(CASE WHEN first_at IS NULL THEN earned_at ELSE p_now END, settled_until), round_id, member_id, terms_id, category,
           valid - valid_before, stake - stake_before, payout - payout_before, first_at, earns
      FROM moved ORDER BY round_id),
  steps AS (
    SELECT m.round_id, m.category, (m.earned_at AT TIME ZONE zone)::date AS earned_on, m.valid, m.valid_before,
           c.place, c.agent, k.prize_group AS chosen, (k.priced ->> 'base')::integer AS base,
           CASE WHEN k.prize_group IS NULL
                THEN coalesce((x.rates ->> m.category)::integer, (x.rates ->> '*')::integer, 0)
                ELSE greatest(k.prize_group, least((k.priced ->> 'group')::integer,
                       CASE WHEN c.place = cardinality(m.path) AND k.own_group IS NOT NULL THEN k.own_group
                            ELSE x.prize_group - (2000 - (k.priced ->> 'base')::integer) END))
           END AS height
      FROM moved m
      LEFT JOIN LATERAL (
        SELECT w.prize_group, w.own_group, coalesce(o.pricing -> 'group', v.rules #> '{pricing,group}') AS priced
          FROM lottery_tickets w
          JOIN lottery_rules_versions v ON v.game_code = w.game_code AND v.version = w.rules_version
          JOIN lottery_games g ON g.code = w.game_code
          LEFT JOIN lottery_prize_modes o ON o.code = g.prize_mode
         WHERE w.number = m.round_id AND w.prize_group IS NOT NULL) k ON true
     CROSS JOIN LATERAL unnest(m.path) WITH ORDINALITY AS c (agent, place)
     CROSS JOIN LATERAL (
       SELECT y.prize_group, y.rates FROM member_terms y
        WHERE y.member_id = c.agent AND y.from_at <= m.opened_at ORDER BY y.from_at DESC, y.id DESC LIMIT 1) x
     WHERE m.earns AND m.valid <> m.valid_before),
  stairs AS (
    SELECT s.*, max(s.height) OVER upwards AS top,
           max(s.height) OVER (upwards ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS below,
           coalesce(lag(s.agent) OVER upwards, s.agent) AS source
      FROM steps s
    WINDOW upwards AS (PARTITION BY s.round_id ORDER BY s.place DESC)),
  earned AS (
    SELECT s.agent, greatest(first_open, s.earned_on) AS day, s.category, s.source, s.earned_on, s.valid - s.valid_before AS valid,
           CASE WHEN s.chosen IS NULL THEN (s.valid - s.valid_before) * (s.top - coalesce(s.below, 0))::bigint
                ELSE (floor(s.valid::numeric * 1000000 * (s.top - s.chosen) / s.base)
                      - floor(s.valid::numeric * 1000000 * (s.below - s.chosen) / s.base)
                      - floor(s.valid_before::numeric * 1000000 * (s.top - s.chosen) / s.base)
                      + floor(s.valid_before::numeric * 1000000 * (s.below - s.chosen) / s.base))::bigint
           END AS micro
      FROM stairs s
     WHERE s.chosen IS NULL OR s.below IS NOT NULL)
  INSERT INTO agent_accruals AS g (agent_id, day, category, source_id, earned_on, valid, micro)
  SELECT e.agent, e.day, e.category, e.source, e.earned_on, sum(e.valid), sum(e.micro)
    FROM earned e WHERE e.micro <> 0
   GROUP BY 1, 2, 3, 4, 5
   ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (agent_id, day, category, source_id, earned_on) DO UPDATE
    SET valid = g.valid + excluded.valid, micro = g.micro + excluded.micro;
END $$;
