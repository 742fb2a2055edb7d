-- The vendors' commands in batches: what many players' games ask for in one moment becomes one transaction. It locks
-- every wallet once, in id order, reads what the commands need in one query, decides each command on its own, and writes
-- what was decided with one statement a table. A refusal is an answer and fails nobody else.
--
-- Within a batch no two commands may concern the same transaction id or the same round: the caller sees to it by the
-- names in the commands; where it cannot see it (a rollback that names another round than its bet's), the answer is
-- LATER, and nothing was done for that command.
CREATE TYPE vendor_command_answer AS (n integer, outcome text, duplicate boolean, tx bigint, balance bigint);

-- What a batch writes, gathered row by row. Types of its own, so that a column added to a table breaks nothing here.
CREATE TYPE vendor_batch_round AS (id bigint, vendor text, round text, member bigint, game text, game_type text, currency text, stake bigint);
CREATE TYPE vendor_batch_entry AS (id bigint, kind text, member bigint, scope text, key text, hash text, reference text, detail text, reverses bigint);
CREATE TYPE vendor_batch_line AS (entry bigint, line smallint, account bigint, member bigint, amount bigint, currency text, balance_after bigint, reference text);
CREATE TYPE vendor_batch_transaction AS (
  id bigint, vendor text, tx text, kind text, state text, hash text, member bigint, round bigint, round_name text, amount bigint, currency text, ref text, entry bigint
);

-- A rollback asks whether its bet was paid already.
CREATE INDEX vendor_transactions_wins ON vendor_transactions (vendor_code, ref_tx_id) WHERE kind = 'win';

-- p_commands: [{kind: bet|win|rollback|end, vendor, member, currency, game?, round, tx, ref?, amount?, ends?, hash, noop?}]
-- `ref` is the bet of a win or a rollback; `ends` closes the round with the win; `noop` is how this vendor wants a bet
-- answered that comes after its own rollback.
CREATE FUNCTION vendor_commands(p_at timestamptz, p_commands jsonb) RETURNS SETOF vendor_command_answer LANGUAGE plpgsql
-- A batch meets its rows by their keys; on a table without statistics the planner would read it whole.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  c record;
  answer vendor_command_answer;
  last_account bigint := 0;
  cash bigint;
  kept bigint;
  touched bigint[] := '{}';
  this_round bigint;
  entry bigint;
  moved bigint;
  released bigint;
  house bigint;
  escrow bigint;
  entries vendor_batch_entry[] := '{}';
  lines vendor_batch_line[] := '{}';
  transactions vendor_batch_transaction[] := '{}';
  opened vendor_batch_round[] := '{}';
  changed_rounds bigint[] := '{}';
  changed_stakes bigint[] := '{}';
  changed_payouts bigint[] := '{}';
  changed_states text[] := '{}';
  settled_rounds bigint[] := '{}';
  undone_vendors text[] := '{}';
  undone_bets text[] := '{}';
BEGIN
  -- The wallets first, always, in one order: everything of one player then happens one after the other. Accounts of a
  -- win exist since its bet; another currency's is not opened on a vendor's word.
  PERFORM ledger_account('player:cash', w.member, '', w.currency)
     FROM (SELECT DISTINCT j.member, j.currency FROM jsonb_to_recordset(p_commands) AS j (member bigint, currency text, kind text) WHERE j.kind <> 'win' ORDER BY 1, 2) w
    WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.class = 'player:cash' AND a.member_id = w.member AND a.detail = '' AND a.currency = w.currency);
  PERFORM 1 FROM ledger_accounts a
    WHERE a.id IN (SELECT b.id FROM jsonb_to_recordset(p_commands) AS j (member bigint, currency text)
                     JOIN ledger_accounts b ON b.class = 'player:cash' AND b.member_id = j.member AND b.detail = '' AND b.currency = j.currency)
    ORDER BY a.id FOR NO KEY UPDATE;

  FOR c IN
    WITH asked AS (
      SELECT j.*, o.n::int AS n
        FROM jsonb_array_elements(p_commands) WITH ORDINALITY AS o (value, n),
             jsonb_to_record(o.value) AS j (kind text, vendor text, member bigint, currency text, game text, round text, tx text, ref text, amount bigint, ends boolean, hash text, noop boolean)
    ), wallets AS (
      SELECT w.member, w.currency, a.id, a.posted, a.held, w.bets AND player_barred(w.member, p_at) AS barred
        FROM (SELECT member, currency, bool_or(kind = 'bet') AS bets FROM asked GROUP BY 1, 2) w
        LEFT JOIN ledger_accounts a ON a.class = 'player:cash' AND a.member_id = w.member AND a.detail = '' AND a.currency = w.currency
    )
    SELECT q.*, w.id AS account, coalesce(w.posted, 0) AS posted, coalesce(w.held, 0) AS held, coalesce(w.barred, false) AS barred,
           t.id AS known_id, t.kind AS known_kind, t.state AS known_state, t.payload_hash AS known_hash,
           b.tx_id AS bet_tx, b.kind AS bet_kind, b.state AS bet_state, b.member_id AS bet_member, b.round_id AS bet_round, b.amount AS bet_amount,
           b.currency AS bet_currency, b.entry_id AS bet_entry, b.round AS bet_round_id,
           r.id AS played, r.status AS played_status, r.stake AS played_stake, r.game_id AS played_game,
           g.id AS game_id, g.name AS game_name, g.category AS game_type, h.id AS house, e.id AS escrow,
           q.kind = 'rollback' AND EXISTS (SELECT 1 FROM vendor_transactions p WHERE p.vendor_code = q.vendor AND p.ref_tx_id = q.ref AND p.kind = 'win') AS bet_paid,
           q.kind = 'rollback' AND NOT EXISTS (SELECT 1 FROM vendor_transactions o WHERE o.round = b.round AND o.kind = 'bet' AND o.tx_id <> q.ref AND o.state <> 'rolled-back') AS alone
      FROM asked q
      JOIN wallets w ON w.member = q.member AND w.currency = q.currency
      LEFT JOIN vendor_transactions t ON q.kind <> 'end' AND t.vendor_code = q.vendor AND t.tx_id = q.tx
      LEFT JOIN vendor_transactions b ON b.vendor_code = q.vendor AND b.tx_id = q.ref
      LEFT JOIN rounds s ON q.kind IN ('bet', 'end') AND s.vendor_code = q.vendor AND s.member_id = q.member AND s.round_id = q.round
      LEFT JOIN rounds r ON r.id = coalesce(s.id, b.round)
      LEFT JOIN games g ON g.id = coalesce(r.game_id, q.game)
      LEFT JOIN ledger_accounts h ON q.kind IN ('win', 'end') AND h.class = 'house:pnl' AND h.member_id IS NULL AND h.detail = r.game_id AND h.currency = q.currency
      LEFT JOIN ledger_accounts e ON e.class = 'escrow:round' AND e.member_id IS NULL AND e.detail = q.vendor AND e.currency = q.currency
     ORDER BY w.id, q.n
  LOOP
    IF c.account IS DISTINCT FROM last_account THEN
      last_account := c.account;
      cash := c.posted;
      kept := c.held;
      touched := '{}';
    END IF;
    answer := (c.n, 'ok', false, NULL, cash - kept);
    IF c.played = ANY (touched) THEN
      answer.outcome := 'LATER';
      RETURN NEXT answer;
      CONTINUE;
    END IF;
    entry := NULL;

    IF c.kind = 'bet' THEN
      IF c.known_id IS NOT NULL THEN
        answer.duplicate := true;
        answer.tx := c.known_id;
        answer.outcome := CASE
          WHEN c.known_state = 'tombstone' AND c.known_kind = 'bet' THEN CASE WHEN c.noop THEN 'noop' ELSE 'TXN_CANCELLED' END
          WHEN c.known_kind <> 'bet' OR c.known_hash <> c.hash THEN 'CONFLICT'
          WHEN c.known_state = 'rolled-back' THEN 'TXN_ROLLED_BACK'
          ELSE 'ok' END;
      ELSIF c.barred THEN answer.outcome := 'PLAYER_DISABLED';
      ELSIF NOT EXISTS (SELECT 1 FROM games WHERE id = c.game AND vendor_code = c.vendor) THEN answer.outcome := 'INVALID_GAME';
      ELSIF c.played IS NOT NULL AND c.played_status <> 'open' THEN answer.outcome := 'ROUND_CLOSED';
      ELSIF cash - kept < c.amount THEN answer.outcome := 'INSUFFICIENT_FUNDS';
      ELSE
        IF c.played IS NULL THEN
          this_round := nextval('rounds_id_seq');
          opened := opened || ROW(this_round, c.vendor, c.round, c.member, c.game, c.game_type, c.currency, c.amount)::vendor_batch_round;
        ELSE
          this_round := c.played;
          touched := touched || this_round;
          changed_rounds := changed_rounds || this_round;
          changed_stakes := changed_stakes || c.amount;
          changed_payouts := changed_payouts || 0::bigint;
          changed_states := changed_states || 'open'::text;
        END IF;
        IF c.amount > 0 THEN
          entry := nextval('ledger_entries_id_seq');
          cash := cash - c.amount;
          entries := entries || ROW(entry, 'bet', c.member, 'vendor:' || c.vendor, c.tx, c.hash, c.round, coalesce(c.game_name, ''), NULL)::vendor_batch_entry;
          lines := lines
            || ROW(entry, 1, c.account, c.member, -c.amount, c.currency, cash, '')::vendor_batch_line
            || ROW(entry, 2, coalesce(c.escrow, ledger_account('escrow:round', NULL, c.vendor, c.currency)), c.member, c.amount, c.currency, NULL, this_round::text)::vendor_batch_line;
        END IF;
        answer.tx := nextval('vendor_transactions_id_seq');
        transactions := transactions || ROW(answer.tx, c.vendor, c.tx, 'bet', 'debited', c.hash, c.member, this_round, c.round, c.amount, c.currency, NULL, entry)::vendor_batch_transaction;
      END IF;

    ELSIF c.kind = 'win' AND c.known_id IS NOT NULL THEN
      answer.duplicate := true;
      answer.tx := c.known_id;
      answer.outcome := CASE WHEN c.known_kind = 'win' AND c.known_hash = c.hash THEN 'ok' ELSE 'CONFLICT' END;

    ELSIF c.kind = 'win' THEN
      IF c.bet_tx IS NULL OR c.bet_kind <> 'bet' OR c.bet_member IS DISTINCT FROM c.member THEN answer.outcome := 'TXN_NOT_FOUND';
      ELSIF c.bet_state IN ('rolled-back', 'tombstone') THEN answer.outcome := 'TXN_ROLLED_BACK';
      ELSIF c.bet_round <> c.round THEN answer.outcome := 'TXN_NOT_FOUND';
      ELSIF c.bet_currency <> c.currency THEN answer.outcome := 'WRONG_CURRENCY';
      ELSE
        released := CASE WHEN c.ends AND c.played_status = 'open' THEN c.played_stake ELSE 0 END;
        touched := touched || c.played;
        changed_rounds := changed_rounds || c.played;
        changed_stakes := changed_stakes || 0::bigint;
        changed_payouts := changed_payouts || c.amount;
        changed_states := changed_states || CASE
          WHEN c.ends AND c.played_status = 'open' THEN 'closed'
          WHEN c.played_status = 'lost' AND c.amount > 0 THEN 'won'
          ELSE c.played_status END;
        IF c.ends AND c.played_status = 'open' THEN settled_rounds := settled_rounds || c.played; END IF;
        IF c.amount > 0 OR released > 0 THEN
          entry := nextval('ledger_entries_id_seq');
          cash := cash + c.amount;
          house := coalesce(c.house, ledger_account('house:pnl', NULL, c.played_game, c.currency));
          escrow := coalesce(c.escrow, ledger_account('escrow:round', NULL, c.vendor, c.currency));
          entries := entries || ROW(entry, 'payout', c.member, 'vendor:' || c.vendor, c.tx, c.hash, c.round, coalesce(c.game_name, ''), NULL)::vendor_batch_entry;
          IF released > 0 THEN lines := lines || ROW(entry, 1, escrow, c.member, -released, c.currency, NULL, c.played::text)::vendor_batch_line; END IF;
          IF released <> c.amount THEN lines := lines || ROW(entry, 2, house, c.member, released - c.amount, c.currency, NULL, '')::vendor_batch_line; END IF;
          IF c.amount > 0 THEN lines := lines || ROW(entry, 3, c.account, c.member, c.amount, c.currency, cash, '')::vendor_batch_line; END IF;
        END IF;
        answer.tx := nextval('vendor_transactions_id_seq');
        transactions := transactions || ROW(answer.tx, c.vendor, c.tx, 'win', 'credited', c.hash, c.member, c.played, c.round, c.amount, c.currency, c.ref, entry)::vendor_batch_transaction;
      END IF;

    ELSIF c.kind = 'end' THEN
      IF c.played IS NULL THEN answer.outcome := 'TXN_NOT_FOUND';
      ELSE
        answer.tx := c.played;
        answer.duplicate := c.played_status <> 'open';
        IF NOT answer.duplicate THEN
          touched := touched || c.played;
          changed_rounds := changed_rounds || c.played;
          changed_stakes := changed_stakes || 0::bigint;
          changed_payouts := changed_payouts || 0::bigint;
          changed_states := changed_states || 'closed'::text;
          settled_rounds := settled_rounds || c.played;
          IF c.played_stake > 0 THEN
            entry := nextval('ledger_entries_id_seq');
            entries := entries || ROW(entry, 'payout', c.member, 'vendor:' || c.vendor || ':end', c.played::text, '', c.round, '', NULL)::vendor_batch_entry;
            lines := lines
              || ROW(entry, 1, coalesce(c.escrow, ledger_account('escrow:round', NULL, c.vendor, c.currency)), c.member, -c.played_stake, c.currency, NULL, c.played::text)::vendor_batch_line
              || ROW(entry, 2, coalesce(c.house, ledger_account('house:pnl', NULL, c.played_game, c.currency)), c.member, c.played_stake, c.currency, NULL, '')::vendor_batch_line;
          END IF;
        END IF;
      END IF;

    ELSIF c.known_id IS NOT NULL THEN
      answer.duplicate := true;
      answer.tx := c.known_id;
      answer.outcome := CASE WHEN c.known_kind = 'rollback' AND c.known_hash = c.hash THEN 'ok' ELSE 'CONFLICT' END;

    ELSIF c.bet_tx IS NOT NULL AND c.bet_member IS DISTINCT FROM c.member THEN
      answer.outcome := 'TXN_NOT_FOUND';

    ELSIF c.bet_tx IS NOT NULL AND (c.bet_kind <> 'bet' OR c.bet_state = 'settled' OR c.bet_paid) THEN
      answer.outcome := 'BET_ALREADY_SETTLED';

    ELSE
      moved := 0;
      IF c.bet_tx IS NULL THEN
        -- Remembered, so that the late bet cannot debit.
        transactions := transactions || ROW(nextval('vendor_transactions_id_seq'), c.vendor, c.ref, 'bet', 'tombstone', '', c.member, NULL, c.round, 0, c.currency, NULL, NULL)::vendor_batch_transaction;
      ELSIF c.bet_state = 'debited' THEN
        moved := c.bet_amount;
        IF moved > 0 THEN
          entry := nextval('ledger_entries_id_seq');
          cash := cash + moved;
          entries := entries || ROW(entry, 'rollback', c.member, 'vendor:' || c.vendor, c.tx, c.hash, c.bet_round, coalesce(c.game_name, ''), c.bet_entry)::vendor_batch_entry;
          lines := lines
            || ROW(entry, 1, coalesce(c.escrow, ledger_account('escrow:round', NULL, c.vendor, c.currency)), c.member, -moved, c.currency, NULL, c.played::text)::vendor_batch_line
            || ROW(entry, 2, c.account, c.member, moved, c.currency, cash, '')::vendor_batch_line;
        END IF;
        undone_vendors := undone_vendors || c.vendor;
        undone_bets := undone_bets || c.ref;
        touched := touched || c.played;
        changed_rounds := changed_rounds || c.played;
        changed_stakes := changed_stakes || -moved;
        changed_payouts := changed_payouts || 0::bigint;
        changed_states := changed_states || CASE WHEN c.alone THEN 'rolled-back' ELSE c.played_status END;
      ELSE
        answer.duplicate := true;
      END IF;
      answer.tx := nextval('vendor_transactions_id_seq');
      transactions := transactions || ROW(answer.tx, c.vendor, c.tx, 'rollback', CASE WHEN c.bet_state = 'debited' THEN 'rolled-back' ELSE 'tombstone' END, c.hash, c.member,
        c.bet_round_id, c.round, moved, c.currency, c.ref, entry)::vendor_batch_transaction;
    END IF;

    IF answer.outcome = 'ok' THEN answer.balance := cash - kept; END IF;
    RETURN NEXT answer;
  END LOOP;

  IF cardinality(opened) > 0 THEN
    INSERT INTO rounds (id, vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at)
    SELECT o.id, o.vendor, o.round, o.member, o.game, o.game_type, o.currency, o.stake, p_at FROM unnest(opened) o;
  END IF;
  IF cardinality(changed_rounds) > 0 THEN
    UPDATE rounds r SET
        stake = r.stake + u.stake,
        payout = r.payout + u.payout,
        status = CASE u.state WHEN 'closed' THEN CASE WHEN r.payout + u.payout > 0 THEN 'won' ELSE 'lost' END ELSE u.state END,
        closed_at = CASE WHEN r.closed_at IS NULL AND u.state <> 'open' THEN p_at ELSE r.closed_at END
      FROM unnest(changed_rounds, changed_stakes, changed_payouts, changed_states) AS u (id, stake, payout, state)
     WHERE r.id = u.id;
  END IF;
  IF cardinality(settled_rounds) > 0 THEN
    UPDATE vendor_transactions SET state = 'settled' WHERE round = ANY (settled_rounds) AND kind = 'bet' AND state = 'debited';
  END IF;
  IF cardinality(undone_bets) > 0 THEN
    UPDATE vendor_transactions t SET state = 'rolled-back' FROM unnest(undone_vendors, undone_bets) AS u (vendor, tx) WHERE t.vendor_code = u.vendor AND t.tx_id = u.tx;
  END IF;
  IF cardinality(entries) > 0 THEN
    INSERT INTO ledger_entries (id, at, kind, member_id, scope, key, payload_hash, reference, detail, reverses)
    SELECT e.id, p_at, e.kind, e.member, e.scope, e.key, e.hash, e.reference, e.detail, e.reverses FROM unnest(entries) e;
    INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
    SELECT l.entry, l.line, l.account, l.member, p_at, l.amount, l.currency, l.balance_after, l.reference FROM unnest(lines) l;
  END IF;
  IF cardinality(transactions) > 0 THEN
    INSERT INTO vendor_transactions (id, vendor_code, tx_id, kind, state, payload_hash, member_id, round, round_id, amount, currency, ref_tx_id, entry_id, at)
    OVERRIDING SYSTEM VALUE
    SELECT t.id, t.vendor, t.tx, t.kind, t.state, t.hash, t.member, t.round, t.round_name, t.amount, t.currency, t.ref, t.entry, p_at FROM unnest(transactions) t;
  END IF;
END $$;

-- A bet under limits is decided with the wallet locked: vendor_lock stays. A process of the version before may still be
-- answering; its functions go with the next release's migration.
COMMENT ON FUNCTION vendor_bet IS 'replaced by vendor_commands';
COMMENT ON FUNCTION vendor_win IS 'replaced by vendor_commands';
COMMENT ON FUNCTION vendor_end_round IS 'replaced by vendor_commands';
COMMENT ON FUNCTION vendor_rollback IS 'replaced by vendor_commands';
