-- Takes the lines of play up to p_last_entry out of the database, once a file has them, and returns how many it removed.
--
-- What they moved is carried: sums by account and by an escrow's reference, balances, and what bonuses paid of stakes. Lines
-- of all other kinds stay, as do all entries, so that keys are unique for ever. The seal p_last_seq stays as the link that
-- the chain goes on from; those before it go.
-- Inputs: the archive's number, one more than the newest; its end, as ledger_archive_end gives it; the hash of its file.
-- Runs as the owner of the tables. Raises AT105 where another archive has come between, or the end is not whole.
CREATE OR REPLACE FUNCTION ledger_archive(p_number bigint, p_last_seq bigint, p_last_entry bigint, p_sha256 bytea)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  done ledger_archived;
  last_time timestamptz;
  removed bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(726193011);
  SELECT * INTO done FROM ledger_archived;
  IF p_number <> done.number + 1 THEN
    RAISE EXCEPTION 'archive % does not follow archive %', p_number, done.number USING ERRCODE = 'AT105';
  END IF;
  IF EXISTS (SELECT 1 FROM ledger_seals s
              WHERE s.seq > done.last_seq AND (s.seq <= p_last_seq) <> (s.entry_id <= p_last_entry))
     OR EXISTS (SELECT 1 FROM ledger_entries e
                 WHERE e.id > done.last_entry AND e.id <= p_last_entry
                   AND NOT EXISTS (SELECT 1 FROM ledger_seals s WHERE s.entry_id = e.id)) THEN
    RAISE EXCEPTION 'the seals up to % are not the entries up to %', p_last_seq, p_last_entry USING ERRCODE = 'AT105';
  END IF;
  SELECT max(e.at) INTO last_time FROM ledger_entries e WHERE e.id > done.last_entry AND e.id <= p_last_entry;

  INSERT INTO ledger_carried AS c (account_id, reference, amount)
  SELECT l.account_id, CASE WHEN l.balance_after IS NULL THEN l.reference ELSE '' END AS reference, sum(l.amount)
    FROM ledger_lines l
    JOIN ledger_entries e ON e.id = l.entry_id AND is_play(e.kind)
   WHERE l.entry_id > done.last_entry AND l.entry_id <= p_last_entry
   GROUP BY 1, 2
  ON CONFLICT (account_id, reference) DO UPDATE SET amount = c.amount + excluded.amount;
  UPDATE ledger_carried c SET balance_after = last.balance_after
    FROM (SELECT DISTINCT ON (l.account_id) l.account_id, l.balance_after
            FROM ledger_lines l
           WHERE l.entry_id > done.last_entry AND l.entry_id <= p_last_entry AND l.balance_after IS NOT NULL
           ORDER BY l.account_id, l.entry_id DESC, l.line DESC) last
   WHERE c.account_id = last.account_id;
  DELETE FROM ledger_carried c WHERE c.amount = 0 AND c.balance_after IS NULL;
  INSERT INTO ledger_carried_bonus_stakes (entry_id, account_id, amount)
  SELECT l.entry_id, l.account_id, -l.amount
    FROM ledger_lines l
    JOIN ledger_entries e ON e.id = l.entry_id AND e.kind = 'bet'
    JOIN ledger_accounts a ON a.id = l.account_id AND a.class = 'player:bonus'
   WHERE l.entry_id > done.last_entry AND l.entry_id <= p_last_entry AND l.amount < 0;

  PERFORM set_config('atrium.ledger_archive', 'on', true);
  DELETE FROM ledger_lines l USING ledger_entries e
   WHERE e.id = l.entry_id AND is_play(e.kind) AND l.entry_id > done.last_entry AND l.entry_id <= p_last_entry;
  GET DIAGNOSTICS removed = ROW_COUNT;
  INSERT INTO ledger_archives (
    number, first_seq, last_seq, last_entry, last_at, previous_hash, last_hash, removed_lines, sha256)
  SELECT p_number, done.last_seq + 1, p_last_seq, p_last_entry, greatest(done.last_at, last_time),
         coalesce((SELECT s.hash FROM ledger_seals s WHERE s.seq = done.last_seq), decode(repeat('00', 32), 'hex')),
         (SELECT s.hash FROM ledger_seals s WHERE s.seq = p_last_seq), removed, p_sha256;
  DELETE FROM ledger_seals s WHERE s.seq < p_last_seq;
  PERFORM set_config('atrium.ledger_archive', 'off', true);
  RETURN removed;
END $$;
