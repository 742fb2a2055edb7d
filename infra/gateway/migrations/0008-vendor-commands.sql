CREATE TABLE launch_tickets (
  ticket_hash bytea PRIMARY KEY,
  vendor_code text NOT NULL,
  member_id bigint NOT NULL REFERENCES members (id),
  session_id bigint NOT NULL REFERENCES sessions (id),
  game_id text NOT NULL,
  currency text NOT NULL,
  language text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'demo')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX launch_tickets_age ON launch_tickets (expires_at);

CREATE TABLE game_sessions (
  token_hash bytea PRIMARY KEY,
  vendor_code text NOT NULL,
  member_id bigint NOT NULL REFERENCES members (id),
  session_id bigint NOT NULL REFERENCES sessions (id),
  game_id text NOT NULL,
  currency text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('real', 'demo')),
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX game_sessions_age ON game_sessions (expires_at);

-- A nonce is needed for ten minutes; txIds stay the final guard should a crash empty the table.
ALTER TABLE vendor_nonces SET UNLOGGED;

-- Time-outs and exclusions: an excluded player starts nothing new, may withdraw, and what is open settles.
CREATE TABLE rg_exclusions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  kind text NOT NULL CHECK (kind IN ('timeout', 'self-exclusion', 'operator')),
  from_at timestamptz NOT NULL,
  until_at timestamptz,
  removal_requested_at timestamptz
);
CREATE INDEX rg_exclusions_member ON rg_exclusions (member_id);

CREATE TABLE rg_limits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'deposit_net', 'loss', 'wager', 'session_time')),
  period text NOT NULL CHECK (period IN ('d', 'w', 'm')),
  amount bigint NOT NULL CHECK (amount >= 0),
  source text NOT NULL DEFAULT 'player' CHECK (source IN ('player', 'operator')),
  requested_at timestamptz NOT NULL,
  effective_from timestamptz NOT NULL,
  confirmed_at timestamptz,
  superseded_at timestamptz
);
CREATE INDEX rg_limits_member ON rg_limits (member_id) WHERE superseded_at IS NULL;

CREATE FUNCTION player_barred(p_member bigint, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM members WHERE id = p_member AND status <> 'active')
      OR EXISTS (SELECT 1 FROM rg_exclusions WHERE member_id = p_member AND from_at <= p_at AND (until_at IS NULL OR until_at > p_at))
$$;

-- Answer of a vendor command: outcome 'ok', 'noop', 'CONFLICT' or a refusal's code; what is left to spend afterwards.
CREATE TYPE vendor_answer AS (outcome text, duplicate boolean, tx bigint, balance bigint, round bigint);

-- The player's wallet is locked first, always; everything of one player then happens one after the other.
CREATE FUNCTION vendor_lock(p_member bigint, p_currency text, OUT account bigint, OUT available bigint) LANGUAGE plpgsql AS $$
BEGIN
  account := ledger_account('player:cash', p_member, '', p_currency);
  SELECT a.posted - a.held INTO available FROM ledger_accounts a WHERE a.id = account FOR NO KEY UPDATE;
END $$;

CREATE FUNCTION vendor_bet(
  p_at timestamptz, p_vendor text, p_member bigint, p_currency text, p_game text, p_round_id text, p_tx text, p_amount bigint,
  p_hash text, p_late_noop boolean
) RETURNS vendor_answer LANGUAGE plpgsql AS $$
DECLARE
  cash record;
  known vendor_transactions;
  played record;
  game record;
  entry bigint;
  answer vendor_answer;
BEGIN
  cash := vendor_lock(p_member, p_currency);
  answer := ('ok', false, NULL, cash.available, NULL);
  SELECT * INTO known FROM vendor_transactions WHERE vendor_code = p_vendor AND tx_id = p_tx;
  IF FOUND THEN
    answer.duplicate := true;
    answer.tx := known.id;
    answer.outcome := CASE
      WHEN known.state = 'tombstone' AND known.kind = 'bet' THEN CASE WHEN p_late_noop THEN 'noop' ELSE 'TXN_CANCELLED' END
      WHEN known.kind <> 'bet' OR known.payload_hash <> p_hash THEN 'CONFLICT'
      WHEN known.state = 'rolled-back' THEN 'TXN_ROLLED_BACK'
      ELSE 'ok' END;
    RETURN answer;
  END IF;
  IF player_barred(p_member, p_at) THEN answer.outcome := 'PLAYER_DISABLED'; RETURN answer; END IF;
  SELECT g.name, g.category INTO game FROM games g WHERE g.id = p_game AND g.vendor_code = p_vendor;
  IF NOT FOUND THEN answer.outcome := 'INVALID_GAME'; RETURN answer; END IF;
  SELECT id, status INTO played FROM rounds WHERE vendor_code = p_vendor AND member_id = p_member AND round_id = p_round_id FOR NO KEY UPDATE;
  IF FOUND AND played.status <> 'open' THEN answer.outcome := 'ROUND_CLOSED'; RETURN answer; END IF;
  IF cash.available < p_amount THEN answer.outcome := 'INSUFFICIENT_FUNDS'; RETURN answer; END IF;
  IF played.id IS NULL THEN
    INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, opened_at)
    VALUES (p_vendor, p_round_id, p_member, p_game, game.category, p_currency, p_at) RETURNING id INTO answer.round;
  ELSE
    answer.round := played.id;
  END IF;
  IF p_amount > 0 THEN
    SELECT p.entry_id INTO entry FROM ledger_post(p_at, 'bet', p_member, 'vendor:' || p_vendor, p_tx, p_hash, p_round_id, game.name,
      ARRAY[cash.account, ledger_account('escrow:round', NULL, p_vendor, p_currency)], ARRAY[-p_amount, p_amount], ARRAY['', answer.round::text]) p;
    UPDATE rounds SET stake = stake + p_amount WHERE id = answer.round;
  END IF;
  INSERT INTO vendor_transactions (vendor_code, tx_id, kind, state, payload_hash, member_id, round, round_id, amount, currency, entry_id, at)
  VALUES (p_vendor, p_tx, 'bet', 'debited', p_hash, p_member, answer.round, p_round_id, p_amount, p_currency, entry, p_at) RETURNING id INTO answer.tx;
  answer.balance := cash.available - p_amount;
  RETURN answer;
END $$;

-- Closes a round: its stake leaves the escrow for the house. Returns the lines that do it, for the caller's entry.
CREATE FUNCTION vendor_close_round(p_at timestamptz, p_round bigint, p_payout bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  closed rounds;
BEGIN
  UPDATE rounds SET status = CASE WHEN payout + p_payout > 0 THEN 'won' ELSE 'lost' END, closed_at = p_at WHERE id = p_round RETURNING * INTO closed;
  UPDATE vendor_transactions SET state = 'settled' WHERE round = p_round AND kind = 'bet' AND state = 'debited';
  RETURN closed.stake;
END $$;

CREATE FUNCTION vendor_win(
  p_at timestamptz, p_vendor text, p_member bigint, p_currency text, p_round_id text, p_tx text, p_bet_tx text, p_amount bigint,
  p_end boolean, p_hash text
) RETURNS vendor_answer LANGUAGE plpgsql AS $$
DECLARE
  cash record;
  known vendor_transactions;
  bet vendor_transactions;
  played rounds;
  game text;
  released bigint := 0;
  house bigint;
  entry bigint;
  answer vendor_answer;
BEGIN
  cash := vendor_lock(p_member, p_currency);
  answer := ('ok', false, NULL, cash.available, NULL);
  SELECT * INTO known FROM vendor_transactions WHERE vendor_code = p_vendor AND tx_id = p_tx;
  IF FOUND THEN
    answer.duplicate := true;
    answer.tx := known.id;
    answer.outcome := CASE WHEN known.kind = 'win' AND known.payload_hash = p_hash THEN 'ok' ELSE 'CONFLICT' END;
    RETURN answer;
  END IF;
  SELECT * INTO bet FROM vendor_transactions WHERE vendor_code = p_vendor AND tx_id = p_bet_tx AND kind = 'bet';
  IF NOT FOUND OR bet.member_id IS DISTINCT FROM p_member THEN answer.outcome := 'TXN_NOT_FOUND'; RETURN answer; END IF;
  IF bet.state IN ('rolled-back', 'tombstone') THEN answer.outcome := 'TXN_ROLLED_BACK'; RETURN answer; END IF;
  IF bet.round_id <> p_round_id THEN answer.outcome := 'TXN_NOT_FOUND'; RETURN answer; END IF;
  IF bet.currency <> p_currency THEN answer.outcome := 'WRONG_CURRENCY'; RETURN answer; END IF;
  SELECT * INTO played FROM rounds WHERE id = bet.round FOR NO KEY UPDATE;
  SELECT name INTO game FROM games WHERE id = played.game_id;
  house := ledger_account('house:pnl', NULL, played.game_id, p_currency);
  IF p_end AND played.status = 'open' THEN
    released := vendor_close_round(p_at, played.id, p_amount);
  ELSIF played.status = 'lost' AND p_amount > 0 THEN
    UPDATE rounds SET status = 'won' WHERE id = played.id;
  END IF;
  IF p_amount > 0 OR released > 0 THEN
    SELECT p.entry_id INTO entry FROM ledger_post(p_at, 'payout', p_member, 'vendor:' || p_vendor, p_tx, p_hash, p_round_id, coalesce(game, ''),
      ARRAY[ledger_account('escrow:round', NULL, p_vendor, p_currency), house, cash.account], ARRAY[-released, released - p_amount, p_amount], ARRAY[played.id::text]) p;
  END IF;
  UPDATE rounds SET payout = payout + p_amount WHERE id = played.id AND p_amount > 0;
  INSERT INTO vendor_transactions (vendor_code, tx_id, kind, state, payload_hash, member_id, round, round_id, amount, currency, ref_tx_id, entry_id, at)
  VALUES (p_vendor, p_tx, 'win', 'credited', p_hash, p_member, played.id, p_round_id, p_amount, p_currency, p_bet_tx, entry, p_at) RETURNING id INTO answer.tx;
  answer.balance := cash.available + p_amount;
  answer.round := played.id;
  RETURN answer;
END $$;

CREATE FUNCTION vendor_end_round(p_at timestamptz, p_vendor text, p_member bigint, p_currency text, p_round_id text) RETURNS vendor_answer LANGUAGE plpgsql AS $$
DECLARE
  cash record;
  played rounds;
  released bigint;
  answer vendor_answer;
BEGIN
  cash := vendor_lock(p_member, p_currency);
  answer := ('ok', false, NULL, cash.available, NULL);
  SELECT * INTO played FROM rounds WHERE vendor_code = p_vendor AND member_id = p_member AND round_id = p_round_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN answer.outcome := 'TXN_NOT_FOUND'; RETURN answer; END IF;
  answer.round := played.id;
  answer.tx := played.id;
  IF played.status <> 'open' THEN answer.duplicate := true; RETURN answer; END IF;
  released := vendor_close_round(p_at, played.id, 0);
  IF released > 0 THEN
    PERFORM ledger_post(p_at, 'payout', p_member, 'vendor:' || p_vendor || ':end', played.id::text, '', p_round_id, '',
      ARRAY[ledger_account('escrow:round', NULL, p_vendor, p_currency), ledger_account('house:pnl', NULL, played.game_id, p_currency)],
      ARRAY[-released, released], ARRAY[played.id::text]);
  END IF;
  RETURN answer;
END $$;

CREATE FUNCTION vendor_rollback(
  p_at timestamptz, p_vendor text, p_member bigint, p_currency text, p_round_id text, p_tx text, p_ref_tx text, p_hash text
) RETURNS vendor_answer LANGUAGE plpgsql AS $$
DECLARE
  cash record;
  known vendor_transactions;
  bet vendor_transactions;
  game text;
  entry bigint;
  noted text := 'tombstone';
  answer vendor_answer;
BEGIN
  cash := vendor_lock(p_member, p_currency);
  answer := ('ok', false, NULL, cash.available, NULL);
  SELECT * INTO known FROM vendor_transactions WHERE vendor_code = p_vendor AND tx_id = p_tx;
  IF FOUND THEN
    answer.duplicate := true;
    answer.tx := known.id;
    answer.outcome := CASE WHEN known.kind = 'rollback' AND known.payload_hash = p_hash THEN 'ok' ELSE 'CONFLICT' END;
    RETURN answer;
  END IF;
  SELECT * INTO bet FROM vendor_transactions WHERE vendor_code = p_vendor AND tx_id = p_ref_tx;
  IF NOT FOUND THEN
    INSERT INTO vendor_transactions (vendor_code, tx_id, kind, state, payload_hash, member_id, round_id, currency, at)
    VALUES (p_vendor, p_ref_tx, 'bet', 'tombstone', '', p_member, p_round_id, p_currency, p_at);
  ELSIF bet.member_id IS DISTINCT FROM p_member THEN
    answer.outcome := 'TXN_NOT_FOUND';
    RETURN answer;
  ELSIF bet.kind <> 'bet' OR bet.state = 'settled'
     OR EXISTS (SELECT 1 FROM vendor_transactions w WHERE w.round = bet.round AND w.vendor_code = p_vendor AND w.kind = 'win' AND w.ref_tx_id = p_ref_tx) THEN
    answer.outcome := 'BET_ALREADY_SETTLED';
    RETURN answer;
  ELSIF bet.state = 'debited' THEN
    noted := 'rolled-back';
    IF bet.amount > 0 THEN
      SELECT g.name INTO game FROM rounds r JOIN games g ON g.id = r.game_id WHERE r.id = bet.round;
      SELECT p.entry_id INTO entry FROM ledger_post(p_at, 'rollback', p_member, 'vendor:' || p_vendor, p_tx, p_hash, bet.round_id, coalesce(game, ''),
        ARRAY[ledger_account('escrow:round', NULL, p_vendor, bet.currency), cash.account], ARRAY[-bet.amount, bet.amount], ARRAY[bet.round::text], bet.entry_id) p;
    END IF;
    UPDATE vendor_transactions SET state = 'rolled-back' WHERE vendor_code = p_vendor AND tx_id = p_ref_tx;
    UPDATE rounds SET stake = stake - bet.amount WHERE id = bet.round;
    UPDATE rounds SET status = 'rolled-back', closed_at = p_at
     WHERE id = bet.round AND NOT EXISTS (SELECT 1 FROM vendor_transactions t WHERE t.round = bet.round AND t.kind = 'bet' AND t.state <> 'rolled-back');
    answer.balance := cash.available + bet.amount;
    answer.round := bet.round;
  ELSE
    answer.duplicate := true;
  END IF;
  INSERT INTO vendor_transactions (vendor_code, tx_id, kind, state, payload_hash, member_id, round, round_id, amount, currency, ref_tx_id, entry_id, at)
  VALUES (p_vendor, p_tx, 'rollback', noted, p_hash, p_member, bet.round, p_round_id, CASE WHEN noted = 'rolled-back' THEN bet.amount ELSE 0 END, p_currency, p_ref_tx, entry, p_at)
  RETURNING id INTO answer.tx;
  RETURN answer;
END $$;
