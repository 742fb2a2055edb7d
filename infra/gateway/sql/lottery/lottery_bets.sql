-- Decides a batch of lottery bets and returns one answer for each: what many members bet at one moment becomes one
-- transaction. A bet is one ticket, or one for each issue of a chase.
--
-- Guarantees:
-- - A bet is accepted once per (scope, key). A repeat with the same hash returns the numbers of the first tickets and moves
--   nothing (duplicate is true); one with another hash is CONFLICT.
-- - A refusal is an answer: it moves nothing and fails no other bet.
-- - All tickets of a bet are accepted or none. Each stake goes from the member's cash to the escrow of its draw in an entry of
--   its own; a self-rebate is a further entry, from the house.
-- - Limits per number and draw, and per member and draw, hold under parallel bets: the rows of lottery_exposures and the
--   wallet are locked first, in one order everywhere.
-- - What a bet reads does not depend on how many tickets there are, nor on statistics: growing tables are read row by row
--   through LATERAL queries on their keys, and exposures are updated by the place of their row, which is locked.
--
-- Inputs: p_at is the present, by which draws close. p_bets is an array of {scope, key, hash, member, currency, trial, game,
--   version, placed_at, vendor, game_id, game_type, game_name, stake, most_of_draw?, chase?: {id, stop_on_win}, tickets: [{number, issue, stake,
--   self_rebate, prize_group?, own_group?, caps, lines, salt, leaf}], exposures: [{issue, play, number, stake, most?, most_of_member?}]};
--   amounts in minor units. A member has one bet in a batch.
--
-- Outcomes: ok, CONFLICT, STALE (the game's rules have another version), GAME_MAINTENANCE, PLAYER_EXCLUDED (player_bar names the
--   cause), BET_CLOSED,
--   INSUFFICIENT_FUNDS, BET_LIMIT with `limited` (member or number) and `remaining`.
CREATE OR REPLACE FUNCTION lottery_bets(p_at timestamptz, p_bets jsonb)
RETURNS TABLE (n integer, outcome text, duplicate boolean, numbers text[], chase bigint, limited text, remaining bigint)
LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  bet record;
  accepted integer[] := '{}';
  excess record;
  taken bigint;
BEGIN
  -- 1. Lock wallets, then exposures, each in the order of their keys.
  PERFORM ledger_account(CASE WHEN w.trial THEN 'player:play' ELSE 'player:cash' END, w.member, '', w.currency)
     FROM jsonb_to_recordset(p_bets) AS w (member bigint, currency text, trial boolean)
    WHERE NOT EXISTS (
            SELECT 1 FROM ledger_accounts a
             WHERE a.class = CASE WHEN w.trial THEN 'player:play' ELSE 'player:cash' END
               AND a.member_id = w.member AND a.detail = '' AND a.currency = w.currency);
  PERFORM 1 FROM ledger_accounts a
    WHERE a.id IN (
            SELECT o.id
              FROM jsonb_to_recordset(p_bets) AS w (member bigint, currency text, trial boolean)
              JOIN ledger_accounts o
                ON o.class = CASE WHEN w.trial THEN 'player:play' ELSE 'player:cash' END
               AND o.member_id = w.member AND o.detail = '' AND o.currency = w.currency)
    ORDER BY a.id FOR NO KEY UPDATE;
  IF jsonb_path_exists(p_bets, '$[*].exposures[*]') THEN
    INSERT INTO lottery_exposures (game_code, issue, play, number, member_id, stake)
    SELECT DISTINCT b.game, x.issue, x.play, x.number, m.id, 0
      FROM jsonb_to_recordset(p_bets) AS b (game text, member bigint, exposures jsonb),
           jsonb_to_recordset(b.exposures) AS x (issue text, play text, number text),
           unnest(ARRAY[0, b.member]) AS m (id)
     ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT DO NOTHING;
    PERFORM 1
       FROM (SELECT DISTINCT b.game, x.issue, x.play, x.number, m.id AS member
               FROM jsonb_to_recordset(p_bets) AS b (game text, member bigint, exposures jsonb),
                    jsonb_to_recordset(b.exposures) AS x (issue text, play text, number text),
                    unnest(ARRAY[0, b.member]) AS m (id)
              ORDER BY 1, 2, 3, 4, 5) k,
            LATERAL (
              SELECT FROM lottery_exposures e
               WHERE e.game_code = k.game AND e.issue = k.issue AND e.play = k.play AND e.number = k.number
                 AND e.member_id = k.member
                 FOR UPDATE) AS locked;
  END IF;

  -- 2. Decide. Draws stay locked until the commit, so that a draw that closes waits for its tickets.
  PERFORM 1
     FROM draws d
     JOIN (SELECT DISTINCT b.game, t.issue
             FROM jsonb_to_recordset(p_bets) AS b (game text, tickets jsonb),
                  jsonb_to_recordset(b.tickets) AS t (issue text)) k ON d.game_code = k.game AND d.issue = k.issue
    WHERE d.state IN ('scheduled', 'open')
    ORDER BY d.game_code, d.issue FOR SHARE OF d;
  FOR bet IN
    SELECT o.n::int AS n, b.*, i.payload_hash AS known_hash, i.reply AS known_reply, a.posted - a.held AS available,
           g.rules_version AS present_version, p.up AND v.up AS open,
           player_bar(b.member, p_at) IS NOT NULL AS barred,
           EXISTS (
             SELECT 1
               FROM jsonb_to_recordset(b.tickets) AS t (issue text)
              WHERE NOT EXISTS (
                      SELECT 1 FROM draws d
                       WHERE d.game_code = b.game AND d.issue = t.issue AND d.state IN ('scheduled', 'open')
                         AND d.scheme <> 1 AND d.closes_at > p_at AND d.closes_at > clock_timestamp())) AS closed
      FROM jsonb_array_elements(p_bets) WITH ORDINALITY AS o (value, n),
           jsonb_to_record(o.value) AS b (
             scope text, key text, hash text, member bigint, currency text, trial boolean, game text, game_id text,
             version integer, stake bigint, most_of_draw bigint, tickets jsonb, exposures jsonb)
      JOIN ledger_accounts a
        ON a.class = CASE WHEN b.trial THEN 'player:play' ELSE 'player:cash' END
       AND a.member_id = b.member AND a.detail = '' AND a.currency = b.currency
      JOIN lottery_games g ON g.code = b.game
      JOIN games p ON p.id = g.game_id
      JOIN vendors v ON v.code = p.vendor_code
      LEFT JOIN LATERAL (
        SELECT k.payload_hash, k.reply FROM idempotency k WHERE k.scope = b.scope AND k.key = b.key LIMIT 1) i ON true
     ORDER BY o.n
  LOOP
    n := bet.n;
    duplicate := false;
    numbers := NULL;
    chase := NULL;
    limited := NULL;
    remaining := NULL;
    outcome := CASE
      WHEN bet.known_hash IS NOT NULL THEN CASE WHEN bet.known_hash = bet.hash THEN 'ok' ELSE 'CONFLICT' END
      WHEN bet.barred THEN 'PLAYER_EXCLUDED'
      WHEN NOT bet.open THEN 'GAME_MAINTENANCE'
      WHEN bet.closed THEN 'BET_CLOSED'
      WHEN bet.present_version <> bet.version THEN 'STALE'
      WHEN bet.available < bet.stake THEN 'INSUFFICIENT_FUNDS'
      ELSE 'ok' END;
    IF bet.known_hash IS NOT NULL THEN
      IF outcome = 'ok' THEN
        duplicate := true;
        numbers := ARRAY(SELECT jsonb_array_elements_text(bet.known_reply -> 'numbers'));
        chase := (bet.known_reply ->> 'chase')::bigint;
      END IF;
      RETURN NEXT;
      CONTINUE;
    END IF;
    IF outcome = 'ok' AND bet.most_of_draw IS NOT NULL THEN
      SELECT max(sold.stake) INTO taken
        FROM (SELECT t.issue, sum(t.stake) + (
                       SELECT coalesce(sum(r.stake), 0)
                         FROM lottery_tickets s JOIN rounds r ON r.id = s.number
                        WHERE s.member_id = bet.member AND s.game_code = bet.game AND s.issue = t.issue
                          AND r.status NOT IN ('void', 'rolled-back')) AS stake
                FROM jsonb_to_recordset(bet.tickets) AS t (issue text, stake bigint)
               GROUP BY t.issue) sold;
      IF taken > bet.most_of_draw THEN
        outcome := 'BET_LIMIT';
        limited := 'member';
        remaining := greatest(0, bet.most_of_draw - taken + (
          SELECT max(t.stake) FROM jsonb_to_recordset(bet.tickets) AS t (stake bigint)));
      END IF;
    END IF;
    IF outcome = 'ok' THEN
      SELECT y.number, greatest(0, m.most - e.stake) AS remaining INTO excess
        FROM jsonb_to_recordset(bet.exposures)
               AS y (issue text, play text, number text, stake bigint, most bigint, most_of_member bigint),
             LATERAL (VALUES (0::bigint, y.most), (bet.member, y.most_of_member)) AS m (member, most),
             LATERAL (
               SELECT k.stake FROM lottery_exposures k
                WHERE k.game_code = bet.game AND k.issue = y.issue AND k.play = y.play AND k.number = y.number
                  AND k.member_id = m.member
                LIMIT 1) e
       WHERE m.most IS NOT NULL AND e.stake + y.stake > m.most
       ORDER BY 2 LIMIT 1;
      IF FOUND THEN
        outcome := 'BET_LIMIT';
        limited := excess.number;
        remaining := excess.remaining;
      END IF;
    END IF;
    IF outcome = 'ok' THEN
      accepted := accepted || bet.n;
      IF jsonb_array_length(bet.exposures) > 0 THEN
        UPDATE lottery_exposures e SET stake = e.stake + k.stake
          FROM (SELECT r.row, x.stake
                  FROM jsonb_to_recordset(bet.exposures) AS x (issue text, play text, number text, stake bigint),
                       unnest(ARRAY[0, bet.member]) AS m (id),
                       LATERAL (
                         SELECT o.ctid AS row FROM lottery_exposures o
                          WHERE o.game_code = bet.game AND o.issue = x.issue AND o.play = x.play AND o.number = x.number
                            AND o.member_id = m.id
                          LIMIT 1) r) k
         WHERE e.ctid = k.row;
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
  IF cardinality(accepted) = 0 THEN
    RETURN;
  END IF;

  -- 3. Write: one statement per table.
  INSERT INTO idempotency (scope, key, payload_hash, reply, at)
  SELECT b.value ->> 'scope', b.value ->> 'key', b.value ->> 'hash',
         jsonb_build_object(
           'numbers', jsonb_path_query_array(b.value, '$.tickets[*].number'), 'chase', b.value -> 'chase' -> 'id'),
         p_at
    FROM jsonb_array_elements(p_bets) WITH ORDINALITY AS b (value, n)
   WHERE b.n = ANY (accepted);
  INSERT INTO lottery_chases (id, member_id, game_code, stop_on_win, placed_at)
  OVERRIDING SYSTEM VALUE
  SELECT (c.value ->> 'id')::bigint, (b.value ->> 'member')::bigint, b.value ->> 'game',
         (c.value ->> 'stop_on_win')::boolean, p_at
    FROM jsonb_array_elements(p_bets) WITH ORDINALITY AS b (value, n), LATERAL (SELECT b.value -> 'chase') AS c (value)
   WHERE b.n = ANY (accepted) AND jsonb_typeof(c.value) = 'object';
  INSERT INTO rounds (id, vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at)
  SELECT t.number, b.vendor, t.number::text, b.member, b.game_id, b.game_type, b.currency, t.stake, b.placed_at
    FROM jsonb_array_elements(p_bets) WITH ORDINALITY AS o (value, n),
         jsonb_to_record(o.value)
           AS b (member bigint, currency text, vendor text, game_id text, game_type text, placed_at timestamptz,
                 tickets jsonb),
         jsonb_to_recordset(b.tickets) AS t (number bigint, stake bigint)
   WHERE o.n = ANY (accepted);
  INSERT INTO lottery_tickets (
    number, member_id, game_code, issue, chase_id, currency, play_money, placed_at, rules_version, prize_group, own_group,
    stake, self_rebate, caps, lines, salt, leaf)
  SELECT t.number, b.member, b.game, t.issue, (o.value -> 'chase' ->> 'id')::bigint, b.currency, b.trial, b.placed_at,
         b.version,
         t.prize_group, t.own_group, t.stake, t.self_rebate, t.caps, t.lines, decode(t.salt, 'hex'), decode(t.leaf, 'hex')
    FROM jsonb_array_elements(p_bets) WITH ORDINALITY AS o (value, n),
         jsonb_to_record(o.value)
           AS b (member bigint, currency text, trial boolean, game text, version integer, placed_at timestamptz,
                 tickets jsonb),
         jsonb_to_recordset(b.tickets)
           AS t (number bigint, issue text, stake bigint, self_rebate bigint, prize_group integer, own_group integer,
                 caps jsonb, lines jsonb, salt text, leaf text)
   WHERE o.n = ANY (accepted);
  INSERT INTO recent_games AS r (member_id, game_id, at)
  SELECT (b.value ->> 'member')::bigint, b.value ->> 'game_id', p_at
    FROM jsonb_array_elements(p_bets) WITH ORDINALITY AS b (value, n)
   WHERE b.n = ANY (accepted)
   ORDER BY 1
  ON CONFLICT (member_id, game_id) DO UPDATE SET at = excluded.at WHERE r.at < excluded.at - interval '1 minute';

  -- A stake and, where the member chose a lower prize group, its self-rebate: each an entry with two lines.
  WITH postings AS MATERIALIZED (
    SELECT nextval('ledger_entries_id_seq') AS entry, q.*
      FROM (SELECT b.member, b.currency, b.trial, b.game, b.game_id, b.game_name, b.hash, t.number, t.issue, k.kind, k.scope, k.gain
              FROM jsonb_array_elements(p_bets) WITH ORDINALITY AS o (value, n),
                   jsonb_to_record(o.value)
                     AS b (member bigint, currency text, trial boolean, game text, game_id text, game_name text, hash text,
                           tickets jsonb),
                   jsonb_to_recordset(b.tickets)
                     AS t (number bigint, issue text, stake bigint, self_rebate bigint),
                   LATERAL (VALUES (1, 'bet', 'lottery', -t.stake), (2, 'rebate', 'lottery-rebate', t.self_rebate))
                     AS k (line, kind, scope, gain)
             WHERE o.n = ANY (accepted) AND k.gain <> 0
             ORDER BY o.n, t.number, k.line) q
  ), houses AS MATERIALIZED (
    SELECT k.*, CASE k.kind
             WHEN 'bet' THEN lottery_account('escrow:draw', k.game, k.trial, k.currency)
             ELSE lottery_account('house:pnl', k.game_id, k.trial, k.currency) END AS account
      FROM (SELECT DISTINCT p.kind, p.game, p.game_id, p.trial, p.currency FROM postings p) k
  ), entries AS (
    INSERT INTO ledger_entries (id, at, kind, member_id, scope, key, payload_hash, reference, detail)
    SELECT p.entry, p_at, p.kind, p.member, p.scope, p.number::text, p.hash, p.number::text, p.game_name FROM postings p
  )
  INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
  SELECT p.entry, 1, a.id, p.member, p_at, p.gain, p.currency,
         a.posted + (sum(p.gain) OVER (PARTITION BY a.id ORDER BY p.entry))::bigint, ''
    FROM postings p
    JOIN ledger_accounts a
      ON a.class = CASE WHEN p.trial THEN 'player:play' ELSE 'player:cash' END
     AND a.member_id = p.member AND a.detail = '' AND a.currency = p.currency
  UNION ALL
  SELECT p.entry, 2, h.account, p.member, p_at, -p.gain, p.currency, NULL,
         CASE p.kind WHEN 'bet' THEN p.game || ':' || p.issue ELSE '' END
    FROM postings p
    JOIN houses h
      ON h.kind = p.kind AND h.game = p.game AND h.trial = p.trial AND h.currency = p.currency;
END $$;
