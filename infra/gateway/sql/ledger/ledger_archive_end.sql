-- Returns where the next archive ends: its last seal and entry. No row where nothing is old enough.
--
-- Guarantees that the entries up to last_entry that are in no archive are exactly the seals up to last_seq that are in none,
-- that all of them are older than p_before, and that they are p_most at most. An entry that was sealed later than a younger
-- one moves the end to before both.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION ledger_archive_end(p_before timestamptz, p_most bigint)
RETURNS TABLE (last_seq bigint, last_entry bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  done ledger_archived;
  end_seq bigint;
  end_entry bigint;
  earlier bigint;
BEGIN
  SELECT * INTO done FROM ledger_archived;
  SELECT s.through INTO end_entry FROM ledger_seal_state s;
  SELECT e.id - 1 INTO earlier FROM ledger_entries e WHERE e.id > done.last_entry AND e.at >= p_before ORDER BY e.id LIMIT 1;
  end_entry := least(end_entry, coalesce(earlier, end_entry));
  SELECT least(max(s.seq), done.last_seq + p_most) INTO end_seq FROM ledger_seals s;
  LOOP
    SELECT s.seq - 1 INTO earlier FROM ledger_seals s
     WHERE s.seq > done.last_seq AND s.seq <= end_seq AND s.entry_id > end_entry ORDER BY s.seq LIMIT 1;
    end_seq := coalesce(earlier, end_seq);
    SELECT s.entry_id - 1 INTO earlier FROM ledger_seals s
     WHERE s.entry_id > done.last_entry AND s.entry_id <= end_entry AND s.seq > end_seq ORDER BY s.entry_id LIMIT 1;
    EXIT WHEN earlier IS NULL;
    end_entry := earlier;
  END LOOP;
  SELECT max(s.entry_id) INTO end_entry FROM ledger_seals s WHERE s.seq > done.last_seq AND s.seq <= end_seq;
  IF end_entry IS NOT NULL THEN
    last_seq := end_seq;
    last_entry := end_entry;
    RETURN NEXT;
  END IF;
END $$;
