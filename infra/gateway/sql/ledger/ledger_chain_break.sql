-- Returns the first seal from p_from to p_to that does not follow from the seal before it and its entry; NULL when all do.
--
-- A seal that is missing, an entry that is missing and an entry whose text has changed all break the chain. Where the
-- seal before p_from is missing, the number of that seal is returned.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION ledger_chain_break(p_from bigint, p_to bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  seal record;
  last_hash bytea := coalesce(
    (SELECT s.hash FROM ledger_seals s WHERE s.seq = p_from - 1),
    decode(repeat('00', 32), 'hex'));
  expected_seq bigint := p_from;
BEGIN
  IF p_from > 1 AND NOT EXISTS (SELECT 1 FROM ledger_seals s WHERE s.seq = p_from - 1) THEN
    RETURN p_from - 1;
  END IF;
  FOR seal IN
    SELECT s.seq, s.hash, c.canonical
      FROM ledger_seals s
      LEFT JOIN ledger_canonical_entries c ON c.id = s.entry_id
     WHERE s.seq BETWEEN p_from AND p_to
     ORDER BY s.seq
  LOOP
    IF seal.seq <> expected_seq
       OR seal.canonical IS NULL
       OR seal.hash <> sha256(last_hash || convert_to(seal.canonical, 'UTF8')) THEN
      RETURN expected_seq;
    END IF;
    last_hash := seal.hash;
    expected_seq := expected_seq + 1;
  END LOOP;
  RETURN CASE WHEN expected_seq <= p_to THEN expected_seq END;
END $$;
