-- Decides a batch of vendors' commands (bets, wins, ends of rounds, rollbacks) and returns one answer for each.
--
-- What many players' games ask for in one moment becomes one transaction. It locks every wallet once, in the order of
-- their ids, reads what the commands need in one query, decides each command on its own, and writes what was decided
-- with one statement per table.
--
-- Guarantees:
-- - A command is decided once: a repeat (same vendor, tx and hash) returns the first outcome, marked as a duplicate, and
--   moves nothing.
-- - A refusal is an answer: it moves nothing and fails no other command. Only a fault of the database fails the batch.
-- - All commands of one player are decided one after the other, in the order given.
-- - A bet debits the player's cash in favour of the vendor's escrow; a win credits it from the house; a closed round's
--   stake leaves the escrow for the house; a rollback gives the stake back. All of it is double entry.
-- - Cash is staked first; what it lacks is taken from the active bonus, within the bonus's terms. A round's win is split
--   like its stake, the rest of the division to the bonus; a rollback gives each account back what it gave. Bonus money
--   moves only under the lock on its player's cash, which is why its account needs no place in the order of locks.
-- - Where each vendor has a wallet of its own (`purse`), its bets are staked from there and its wins and rollbacks are paid
--   there; a bonus is not staked then. A round that began before the brand changed this ends by the present rule.
-- - A rollback of a bet that has not arrived yet is remembered as a tombstone, so that the late bet debits nothing.
--
-- Inputs: p_at is the time of everything that is written. p_commands is an array of
--   {kind: bet|win|end|rollback, vendor, member, currency, game?, round, tx?, ref?, amount?, ends?, hash, noop?, shut?, purse?}
-- where amounts are minor units, `ref` is the bet of a win or a rollback, `ends` closes the round with the win, `noop`
-- is how the vendor wants a bet answered that arrives after its own rollback, and `shut` says that a bet may begin no
-- round, because the whole site is closed.
-- Within a batch no two commands may concern the same tx or the same round. The caller ensures this by the names in the
-- commands; where it cannot know (a rollback that names another round than its bet's), the outcome is LATER and nothing
-- was done for that command.
--
-- Outcomes: ok, noop, LATER, CONFLICT (the tx was used for something else), PLAYER_DISABLED, INVALID_GAME, ROUND_CLOSED,
-- INSUFFICIENT_FUNDS, LIMIT_EXCEEDED (more than the bonus's greatest bet), TXN_NOT_FOUND, TXN_CANCELLED,
-- TXN_ROLLED_BACK, WRONG_CURRENCY, BET_ALREADY_SETTLED.
-- `balance` is the cash that the player may spend afterwards; `tx` is our number of the transaction (of the round, for
-- an end).
--
-- One function, although it is long: every call between functions would be paid per command, in the hottest place of the
-- site.
--
-- Plans: a connection keeps the plans that it made when the tables were young, and where a table is small or unknown to
-- the planner, two indexes cost the same. So each statement can be executed in one way only, whatever the statistics say:
-- the settings leave lookups by an index, and each lookup is written so that one index fits it (`|| ''` hides a column
-- from the other indexes, a comparison of rows fits the index on those columns in that order). young-tables.test.ts
-- counts the rows that a batch reads.
CREATE OR REPLACE FUNCTION vendor_commands(p_at timestamptz, p_commands jsonb)
RETURNS SETOF vendor_command_answer LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  command record;
  answer vendor_command_answer;

  -- Of the wallet whose commands are being decided.
  last_account bigint := 0;
  cash bigint;
  held_cash bigint;
  rounds_decided bigint[] := '{}';

  -- Accounts of bonuses that the batch moves, and their balances so far.
  bonus_accounts bigint[] := '{}';
  bonus_balances bigint[] := '{}';
  place int;

  -- Of one command.
  bonus_part bigint;
  bonus_account bigint;
  greatest_bet bigint;
  target_round bigint;
  entry bigint;
  returned_stake bigint;
  released_stake bigint;
  house_account bigint;
  escrow_account bigint;

  -- What the batch writes.
  new_rounds vendor_batch_round[] := '{}';
  new_entries vendor_batch_entry[] := '{}';
  new_lines vendor_batch_line[] := '{}';
  new_transactions vendor_batch_transaction[] := '{}';
  changed_rounds bigint[] := '{}';
  changed_stakes bigint[] := '{}';
  changed_payouts bigint[] := '{}';
  changed_statuses text[] := '{}';
  settled_rounds bigint[] := '{}';
  undone_bets text[] := '{}';
  undone_keys text[] := '{}';
  bonus_staked bigint[] := '{}';
  bonus_stakes bigint[] := '{}';
  bonus_stake_accounts bigint[] := '{}';
BEGIN
  -- 1. Lock the wallets, always first and always in one order. A missing one is created, but not for a win: its wallet
  -- exists since the bet, and a wallet in another currency is not opened on a vendor's word.
  PERFORM ledger_account('player:cash', w.member, '', w.currency)
     FROM (SELECT DISTINCT j.member, j.currency
             FROM jsonb_to_recordset(p_commands) AS j (member bigint, currency text, kind text)
            WHERE j.kind <> 'win'
            ORDER BY 1, 2) w
    WHERE NOT EXISTS (
            SELECT 1 FROM ledger_accounts a
             WHERE a.class = 'player:cash' AND a.member_id = w.member AND a.detail = '' AND a.currency = w.currency);
  PERFORM 1 FROM ledger_accounts a
    WHERE a.id IN (
            SELECT b.id
              FROM jsonb_to_recordset(p_commands) AS j (member bigint, currency text)
              JOIN ledger_accounts b
                ON b.class = 'player:cash' AND b.member_id = j.member AND b.detail = '' AND b.currency = j.currency)
    ORDER BY a.id FOR NO KEY UPDATE;
  -- The vendors' wallets are made after the player's cash and locked under its lock, so the order is the same everywhere.
  IF jsonb_path_exists(p_commands, '$[*].purse') THEN
    PERFORM ledger_account('vendor:wallet', w.member, w.vendor, w.currency)
       FROM (SELECT DISTINCT j.member, j.vendor, j.currency
               FROM jsonb_to_recordset(p_commands) AS j (member bigint, vendor text, currency text, kind text, purse boolean)
              WHERE j.purse
                AND (j.kind <> 'win'
                     OR EXISTS (
                       SELECT 1 FROM ledger_accounts c
                        WHERE c.class = 'player:cash' AND c.member_id = j.member AND c.detail = '' AND c.currency = j.currency))
              ORDER BY 1, 2, 3) w
      WHERE NOT EXISTS (
              SELECT 1 FROM ledger_accounts a
               WHERE a.class = 'vendor:wallet' AND a.member_id = w.member AND a.detail = w.vendor AND a.currency = w.currency);
    PERFORM 1 FROM ledger_accounts a
      WHERE a.id IN (
              SELECT b.id
                FROM jsonb_to_recordset(p_commands) AS j (member bigint, vendor text, currency text, purse boolean)
                JOIN ledger_accounts b
                  ON b.class = 'vendor:wallet' AND b.member_id = j.member AND b.detail = j.vendor AND b.currency = j.currency
               WHERE j.purse)
      ORDER BY a.id FOR NO KEY UPDATE;
  END IF;
  -- With its first bet, each vendor gets its escrow and each game its account of the house, in one order too: made one by
  -- one as the commands are decided, two batches could each wait for an account that the other one is making.
  PERFORM ledger_account(n.class, NULL, n.detail, n.currency)
     FROM (SELECT DISTINCT k.class, k.detail, j.currency
             FROM jsonb_to_recordset(p_commands) AS j (kind text, vendor text, game text, currency text),
                  LATERAL (VALUES ('escrow:round', j.vendor), ('house:pnl', j.game)) AS k (class, detail)
            WHERE j.kind = 'bet'
            ORDER BY 1, 2, 3) n
    WHERE NOT EXISTS (
            SELECT 1 FROM ledger_accounts a
             WHERE a.class = n.class AND a.member_id IS NULL AND a.detail = n.detail AND a.currency = n.currency)
      AND (n.class <> 'house:pnl' OR EXISTS (SELECT 1 FROM games g WHERE g.id = n.detail));

  -- 2. Read everything that the decisions need: the wallet, what this tx was used for before (known_…), the bet that a
  -- win or a rollback refers to (bet_…), its round (round_…), the game and the accounts of house and escrow.
  FOR command IN
    WITH asked AS (
      SELECT j.*, o.n::int AS n
        FROM jsonb_array_elements(p_commands) WITH ORDINALITY AS o (value, n),
             jsonb_to_record(o.value) AS j (
               kind text, vendor text, member bigint, currency text, game text, round text, tx text, ref text,
               amount bigint, ends boolean, hash text, noop boolean, shut boolean, purse boolean)
    ), wallets AS (
      SELECT w.member, w.currency, w.detail, a.id, a.posted, a.held,
             w.bets AND player_bar(w.member, p_at) IS NOT NULL AS barred
        FROM (SELECT member, currency, CASE WHEN purse THEN vendor ELSE '' END AS detail, bool_or(kind = 'bet') AS bets
                FROM asked GROUP BY 1, 2, 3) w
        LEFT JOIN ledger_accounts a
               ON a.class = CASE w.detail WHEN '' THEN 'player:cash' ELSE 'vendor:wallet' END
              AND a.member_id = w.member AND a.detail = w.detail AND a.currency = w.currency
    )
    SELECT q.*,
           w.id AS account, coalesce(w.posted, 0) AS posted, coalesce(w.held, 0) AS held,
           coalesce(w.barred, false) AS barred,
           t.id AS known_id, t.kind AS known_kind, t.state AS known_state, t.payload_hash AS known_hash,
           b.tx_id AS bet_tx, b.kind AS bet_kind, b.state AS bet_state, b.member_id AS bet_member,
           b.round_id AS bet_round, b.amount AS bet_amount, b.currency AS bet_currency, b.entry_id AS bet_entry,
           b.round AS bet_round_id,
           r.id AS round_id, r.status AS round_status, r.stake AS round_stake, r.game_id AS round_game,
           r.bonus_stake AS round_bonus, r.bonus_account AS round_bonus_account,
           g.id AS game_id, g.name AS game_name, g.category AS game_type,
           h.id AS house, e.id AS escrow,
           q.kind = 'rollback' AND EXISTS (
             SELECT 1 FROM vendor_transactions p
              WHERE p.vendor_code || '' = q.vendor AND p.ref_tx_id = q.ref AND p.kind = 'win') AS bet_paid,
           q.kind = 'rollback' AND NOT EXISTS (
             SELECT 1 FROM vendor_transactions o
              WHERE o.round = b.round AND o.kind = 'bet' AND o.tx_id <> q.ref AND o.state <> 'rolled-back') AS only_bet_left
      FROM asked q
      JOIN wallets w
        ON w.member = q.member AND w.currency = q.currency AND w.detail = CASE WHEN q.purse THEN q.vendor ELSE '' END
      LEFT JOIN vendor_transactions t ON q.kind <> 'end' AND t.vendor_code || '' = q.vendor AND t.tx_id = q.tx
      LEFT JOIN vendor_transactions b ON b.vendor_code || '' = q.vendor AND b.tx_id = q.ref
      LEFT JOIN LATERAL (
             SELECT o.id FROM rounds o
              WHERE (o.vendor_code, o.member_id, o.round_id) >= (q.vendor, q.member, q.round)
                AND (o.vendor_code, o.member_id, o.round_id) <= (q.vendor, q.member, q.round)
              LIMIT 1) s
             ON q.kind IN ('bet', 'end')
      LEFT JOIN rounds r ON r.id = coalesce(s.id, b.round)
      LEFT JOIN games g ON g.id = coalesce(r.game_id, q.game)
      LEFT JOIN ledger_accounts h
             ON q.kind IN ('win', 'end') AND h.class = 'house:pnl' AND h.member_id IS NULL AND h.detail = r.game_id
            AND h.currency = q.currency
      LEFT JOIN ledger_accounts e
             ON e.class = 'escrow:round' AND e.member_id IS NULL AND e.detail = q.vendor AND e.currency = q.currency
     ORDER BY w.id, q.n
  LOOP
    -- 3. Decide. The commands of one wallet follow each other; its balance is carried from one to the next.
    IF command.account IS DISTINCT FROM last_account THEN
      last_account := command.account;
      cash := command.posted;
      held_cash := command.held;
      rounds_decided := '{}';
    END IF;
    answer := (command.n, 'ok', false, NULL, cash - held_cash);
    IF command.round_id = ANY (rounds_decided) THEN
      -- What was read of this round is out of date: an earlier command of the batch has changed it.
      answer.outcome := 'LATER';
      RETURN NEXT answer;
      CONTINUE;
    END IF;
    entry := NULL;
    bonus_part := 0;
    bonus_account := command.round_bonus_account;
    IF command.kind = 'bet' AND command.purse IS NOT TRUE AND cash - held_cash < command.amount THEN
      -- Only a bet that cash does not cover asks for a bonus.
      SELECT b.account_id, b.max_bet INTO bonus_account, greatest_bet
        FROM bonuses b
       WHERE b.member_id = command.member AND b.state = 'active' AND b.currency = command.currency
         AND b.ends_at > p_at AND b.contribution ? command.game_type
         AND b.account_id = coalesce(command.round_bonus_account, b.account_id);
      IF FOUND THEN
        bonus_part := command.amount - (cash - held_cash);
      END IF;
    ELSIF command.kind = 'win' AND command.round_bonus > 0 THEN
      bonus_part := command.amount
        - div(command.amount::numeric * (command.round_stake - command.round_bonus), command.round_stake)::bigint;
    ELSIF command.kind = 'rollback' AND command.round_bonus > 0 THEN
      bonus_part := coalesce(
        (SELECT -l.amount
           FROM ledger_lines l WHERE l.entry_id = command.bet_entry AND l.account_id = command.round_bonus_account),
        (SELECT c.amount FROM ledger_carried_bonus_stakes c
          WHERE c.entry_id = command.bet_entry AND c.account_id = command.round_bonus_account),
        0);
    END IF;
    IF bonus_part > 0 THEN
      place := array_position(bonus_accounts, bonus_account);
      IF place IS NULL THEN
        bonus_accounts := bonus_accounts || bonus_account;
        bonus_balances := bonus_balances || (SELECT a.posted FROM ledger_accounts a WHERE a.id = bonus_account);
        place := cardinality(bonus_accounts);
      END IF;
    END IF;

    IF command.kind = 'bet' THEN
      IF command.known_id IS NOT NULL THEN
        answer.duplicate := true;
        answer.tx := command.known_id;
        answer.outcome := CASE
          WHEN command.known_state = 'tombstone' AND command.known_kind = 'bet' THEN
            CASE WHEN command.noop THEN 'noop' ELSE 'TXN_CANCELLED' END
          WHEN command.known_kind <> 'bet' OR command.known_hash <> command.hash THEN 'CONFLICT'
          WHEN command.known_state = 'rolled-back' THEN 'TXN_ROLLED_BACK'
          ELSE 'ok' END;
      -- A bet without a stake in an open round (a free spin, a respin) finishes what has begun: a break that started
      -- meanwhile must not strand it (RG-13).
      ELSIF command.barred AND NOT (command.amount = 0 AND command.round_status IS NOT DISTINCT FROM 'open') THEN
        answer.outcome := 'PLAYER_DISABLED';
      -- A closed game, a closed vendor and a closed site begin no round, but a round that is open goes on (GM-06).
      ELSIF NOT EXISTS (
              SELECT 1 FROM games o
               WHERE o.id = command.game AND o.vendor_code = command.vendor
                 AND (command.round_id IS NOT NULL
                      OR (o.up AND command.shut IS NOT TRUE
                          AND EXISTS (SELECT 1 FROM vendors v WHERE v.code = command.vendor AND v.up)))) THEN
        answer.outcome := 'INVALID_GAME';
      ELSIF command.round_id IS NOT NULL AND command.round_status <> 'open' THEN
        answer.outcome := 'ROUND_CLOSED';
      ELSIF cash - held_cash + bonus_part < command.amount
            OR (bonus_part > 0 AND bonus_balances[place] < bonus_part) THEN
        answer.outcome := 'INSUFFICIENT_FUNDS';
      ELSIF bonus_part > 0 AND command.amount > greatest_bet THEN
        answer.outcome := 'LIMIT_EXCEEDED';
      ELSE
        IF command.round_id IS NULL THEN
          target_round := nextval('rounds_id_seq');
          new_rounds := new_rounds || ROW(
            target_round, command.vendor, command.round, command.member, command.game, command.game_type,
            command.currency, command.amount)::vendor_batch_round;
        ELSE
          target_round := command.round_id;
          rounds_decided := rounds_decided || target_round;
          changed_rounds := changed_rounds || target_round;
          changed_stakes := changed_stakes || command.amount;
          changed_payouts := changed_payouts || 0::bigint;
          changed_statuses := changed_statuses || 'open'::text;
        END IF;
        IF command.amount > 0 THEN
          entry := nextval('ledger_entries_id_seq');
          cash := cash - (command.amount - bonus_part);
          new_entries := new_entries || ROW(
            entry, 'bet', command.member, 'vendor:' || command.vendor, command.tx, command.hash, command.round,
            coalesce(command.game_name, ''), NULL)::vendor_batch_entry;
          IF command.amount > bonus_part THEN
            new_lines := new_lines || ROW(
              entry, 1, command.account, command.member, -(command.amount - bonus_part), command.currency, cash,
              '')::vendor_batch_line;
          END IF;
          new_lines := new_lines || ROW(
            entry, 2,
            coalesce(command.escrow, ledger_account('escrow:round', NULL, command.vendor, command.currency)),
            command.member, command.amount, command.currency, NULL, target_round::text)::vendor_batch_line;
          IF bonus_part > 0 THEN
            bonus_balances[place] := bonus_balances[place] - bonus_part;
            new_lines := new_lines || ROW(
              entry, 3, bonus_account, command.member, -bonus_part, command.currency, bonus_balances[place],
              '')::vendor_batch_line;
            bonus_staked := bonus_staked || target_round;
            bonus_stakes := bonus_stakes || bonus_part;
            bonus_stake_accounts := bonus_stake_accounts || bonus_account;
          END IF;
        END IF;
        answer.tx := nextval('vendor_transactions_id_seq');
        new_transactions := new_transactions || ROW(
          answer.tx, command.vendor, command.tx, 'bet', 'debited', command.hash, command.member, target_round,
          command.round, command.amount, command.currency, NULL, entry)::vendor_batch_transaction;
      END IF;

    ELSIF command.kind = 'win' AND command.known_id IS NOT NULL THEN
      answer.duplicate := true;
      answer.tx := command.known_id;
      answer.outcome := CASE
        WHEN command.known_kind = 'win' AND command.known_hash = command.hash THEN 'ok'
        ELSE 'CONFLICT' END;

    ELSIF command.kind = 'win' THEN
      IF command.bet_tx IS NULL OR command.bet_kind <> 'bet' OR command.bet_member IS DISTINCT FROM command.member THEN
        answer.outcome := 'TXN_NOT_FOUND';
      ELSIF command.bet_state IN ('rolled-back', 'tombstone') THEN
        answer.outcome := 'TXN_ROLLED_BACK';
      ELSIF command.bet_round <> command.round THEN
        answer.outcome := 'TXN_NOT_FOUND';
      ELSIF command.bet_currency <> command.currency THEN
        answer.outcome := 'WRONG_CURRENCY';
      ELSE
        released_stake := CASE
          WHEN command.ends AND command.round_status = 'open' THEN command.round_stake
          ELSE 0 END;
        rounds_decided := rounds_decided || command.round_id;
        changed_rounds := changed_rounds || command.round_id;
        changed_stakes := changed_stakes || 0::bigint;
        changed_payouts := changed_payouts || command.amount;
        changed_statuses := changed_statuses || CASE
          WHEN command.ends AND command.round_status = 'open' THEN 'closed'
          WHEN command.round_status = 'lost' AND command.amount > 0 THEN 'won'
          ELSE command.round_status END;
        IF command.ends AND command.round_status = 'open' THEN
          settled_rounds := settled_rounds || command.round_id;
        END IF;
        IF command.amount > 0 OR released_stake > 0 THEN
          entry := nextval('ledger_entries_id_seq');
          cash := cash + (command.amount - bonus_part);
          house_account := coalesce(
            command.house,
            ledger_account('house:pnl', NULL, command.round_game, command.currency));
          escrow_account := coalesce(
            command.escrow,
            ledger_account('escrow:round', NULL, command.vendor, command.currency));
          new_entries := new_entries || ROW(
            entry, 'payout', command.member, 'vendor:' || command.vendor, command.tx, command.hash, command.round,
            coalesce(command.game_name, ''), NULL)::vendor_batch_entry;
          IF released_stake > 0 THEN
            new_lines := new_lines || ROW(
              entry, 1, escrow_account, command.member, -released_stake, command.currency, NULL,
              command.round_id::text)::vendor_batch_line;
          END IF;
          IF released_stake <> command.amount THEN
            new_lines := new_lines || ROW(
              entry, 2, house_account, command.member, released_stake - command.amount, command.currency, NULL,
              '')::vendor_batch_line;
          END IF;
          IF command.amount > bonus_part THEN
            new_lines := new_lines || ROW(
              entry, 3, command.account, command.member, command.amount - bonus_part, command.currency, cash,
              '')::vendor_batch_line;
          END IF;
          IF bonus_part > 0 THEN
            bonus_balances[place] := bonus_balances[place] + bonus_part;
            new_lines := new_lines || ROW(
              entry, 4, bonus_account, command.member, bonus_part, command.currency, bonus_balances[place],
              '')::vendor_batch_line;
          END IF;
        END IF;
        answer.tx := nextval('vendor_transactions_id_seq');
        new_transactions := new_transactions || ROW(
          answer.tx, command.vendor, command.tx, 'win', 'credited', command.hash, command.member, command.round_id,
          command.round, command.amount, command.currency, command.ref, entry)::vendor_batch_transaction;
      END IF;

    ELSIF command.kind = 'end' THEN
      IF command.round_id IS NULL THEN
        answer.outcome := 'TXN_NOT_FOUND';
      ELSE
        answer.tx := command.round_id;
        answer.duplicate := command.round_status <> 'open';
        IF NOT answer.duplicate THEN
          rounds_decided := rounds_decided || command.round_id;
          changed_rounds := changed_rounds || command.round_id;
          changed_stakes := changed_stakes || 0::bigint;
          changed_payouts := changed_payouts || 0::bigint;
          changed_statuses := changed_statuses || 'closed'::text;
          settled_rounds := settled_rounds || command.round_id;
          IF command.round_stake > 0 THEN
            entry := nextval('ledger_entries_id_seq');
            new_entries := new_entries || ROW(
              entry, 'payout', command.member, 'vendor:' || command.vendor || ':end', command.round_id::text, '',
              command.round, '', NULL)::vendor_batch_entry;
            new_lines := new_lines
              || ROW(
                   entry, 1,
                   coalesce(command.escrow, ledger_account('escrow:round', NULL, command.vendor, command.currency)),
                   command.member, -command.round_stake, command.currency, NULL,
                   command.round_id::text)::vendor_batch_line
              || ROW(
                   entry, 2,
                   coalesce(command.house, ledger_account('house:pnl', NULL, command.round_game, command.currency)),
                   command.member, command.round_stake, command.currency, NULL, '')::vendor_batch_line;
          END IF;
        END IF;
      END IF;

    -- What remains is a rollback.
    ELSIF command.known_id IS NOT NULL THEN
      answer.duplicate := true;
      answer.tx := command.known_id;
      answer.outcome := CASE
        WHEN command.known_kind = 'rollback' AND command.known_hash = command.hash THEN 'ok'
        ELSE 'CONFLICT' END;

    ELSIF command.bet_tx IS NOT NULL AND command.bet_member IS DISTINCT FROM command.member THEN
      answer.outcome := 'TXN_NOT_FOUND';

    ELSIF command.bet_tx IS NOT NULL
          AND (command.bet_kind <> 'bet' OR command.bet_state = 'settled' OR command.bet_paid) THEN
      answer.outcome := 'BET_ALREADY_SETTLED';

    ELSE
      returned_stake := 0;
      IF command.bet_tx IS NULL THEN
        -- The bet has not arrived: a tombstone keeps it from debiting when it does.
        new_transactions := new_transactions || ROW(
          nextval('vendor_transactions_id_seq'), command.vendor, command.ref, 'bet', 'tombstone', '', command.member,
          NULL, command.round, 0, command.currency, NULL, NULL)::vendor_batch_transaction;
      ELSIF command.bet_state = 'debited' THEN
        returned_stake := command.bet_amount;
        IF returned_stake > 0 THEN
          entry := nextval('ledger_entries_id_seq');
          cash := cash + (returned_stake - bonus_part);
          new_entries := new_entries || ROW(
            entry, 'rollback', command.member, 'vendor:' || command.vendor, command.tx, command.hash,
            command.bet_round, coalesce(command.game_name, ''), command.bet_entry)::vendor_batch_entry;
          new_lines := new_lines || ROW(
            entry, 1,
            coalesce(command.escrow, ledger_account('escrow:round', NULL, command.vendor, command.currency)),
            command.member, -returned_stake, command.currency, NULL, command.round_id::text)::vendor_batch_line;
          IF returned_stake > bonus_part THEN
            new_lines := new_lines || ROW(
              entry, 2, command.account, command.member, returned_stake - bonus_part, command.currency, cash,
              '')::vendor_batch_line;
          END IF;
          IF bonus_part > 0 THEN
            bonus_balances[place] := bonus_balances[place] + bonus_part;
            new_lines := new_lines || ROW(
              entry, 3, bonus_account, command.member, bonus_part, command.currency, bonus_balances[place],
              '')::vendor_batch_line;
            bonus_staked := bonus_staked || command.round_id;
            bonus_stakes := bonus_stakes || -bonus_part;
            bonus_stake_accounts := bonus_stake_accounts || bonus_account;
          END IF;
        END IF;
        undone_bets := undone_bets || command.ref;
        undone_keys := undone_keys || (command.vendor || ' ' || command.ref);
        rounds_decided := rounds_decided || command.round_id;
        changed_rounds := changed_rounds || command.round_id;
        changed_stakes := changed_stakes || -returned_stake;
        changed_payouts := changed_payouts || 0::bigint;
        changed_statuses := changed_statuses || CASE
          WHEN command.only_bet_left THEN 'rolled-back'
          ELSE command.round_status END;
      ELSE
        -- The bet was rolled back before, by another transaction of the vendor.
        answer.duplicate := true;
      END IF;
      answer.tx := nextval('vendor_transactions_id_seq');
      new_transactions := new_transactions || ROW(
        answer.tx, command.vendor, command.tx, 'rollback',
        CASE WHEN command.bet_state = 'debited' THEN 'rolled-back' ELSE 'tombstone' END,
        command.hash, command.member, command.bet_round_id, command.round, returned_stake, command.currency,
        command.ref, entry)::vendor_batch_transaction;
    END IF;

    IF answer.outcome = 'ok' THEN
      answer.balance := cash - held_cash;
    END IF;
    RETURN NEXT answer;
  END LOOP;

  -- 4. Write what was decided: one statement per table. The trigger on the lines moves the balances.
  IF cardinality(new_rounds) > 0 THEN
    INSERT INTO rounds (id, vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at)
    SELECT o.id, o.vendor, o.round, o.member, o.game, o.game_type, o.currency, o.stake, p_at FROM unnest(new_rounds) o;
  END IF;
  IF cardinality(changed_rounds) > 0 THEN
    UPDATE rounds r
       SET (stake, raised_at, payout, status, closed_at) = (
             SELECT r.stake + u.stake,
                    CASE WHEN u.stake > 0 THEN p_at ELSE r.raised_at END,
                    r.payout + u.payout,
                    CASE u.status
                      WHEN 'closed' THEN CASE WHEN r.payout + u.payout > 0 THEN 'won' ELSE 'lost' END
                      ELSE u.status END,
                    CASE WHEN r.closed_at IS NULL AND u.status <> 'open' THEN p_at ELSE r.closed_at END
               FROM (SELECT changed_stakes[n] AS stake, changed_payouts[n] AS payout, changed_statuses[n] AS status
                       FROM array_position(changed_rounds, r.id) AS n) u)
     WHERE r.id = ANY (changed_rounds);
  END IF;
  IF cardinality(bonus_staked) > 0 THEN
    UPDATE rounds r
       SET (bonus_stake, bonus_account) = (
             SELECT r.bonus_stake + bonus_stakes[n], bonus_stake_accounts[n]
               FROM array_position(bonus_staked, r.id) AS n)
     WHERE r.id = ANY (bonus_staked);
  END IF;
  IF cardinality(settled_rounds) > 0 THEN
    UPDATE vendor_transactions SET state = 'settled'
     WHERE round = ANY (settled_rounds) AND kind = 'bet' AND state = 'debited';
  END IF;
  IF cardinality(undone_bets) > 0 THEN
    UPDATE vendor_transactions SET state = 'rolled-back'
     WHERE tx_id = ANY (undone_bets) AND vendor_code || ' ' || tx_id = ANY (undone_keys);
  END IF;
  IF cardinality(new_entries) > 0 THEN
    INSERT INTO ledger_entries (id, at, kind, member_id, scope, key, payload_hash, reference, detail, reverses)
    SELECT e.id, p_at, e.kind, e.member, e.scope, e.key, e.hash, e.reference, e.detail, e.reverses
      FROM unnest(new_entries) e;
    INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
    SELECT l.entry, l.line, l.account, l.member, p_at, l.amount, l.currency, l.balance_after, l.reference
      FROM unnest(new_lines) l;
  END IF;
  IF cardinality(new_transactions) > 0 THEN
    INSERT INTO vendor_transactions (
      id, vendor_code, tx_id, kind, state, payload_hash, member_id, round, round_id, amount, currency, ref_tx_id,
      entry_id, at)
    OVERRIDING SYSTEM VALUE
    SELECT t.id, t.vendor, t.tx, t.kind, t.state, t.hash, t.member, t.round, t.round_name, t.amount, t.currency, t.ref,
           t.entry, p_at
      FROM unnest(new_transactions) t;
  END IF;
END $$;
