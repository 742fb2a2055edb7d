-- Seals at most p_most entries that have no seal yet and returns how many it sealed; 0 while another process seals.
--
-- Guarantees hash(n) = sha256(hash(n - 1) || canonical(entry n)), in the order of the entries' ids. An entry that was
-- committed later than a younger one is sealed after it.
-- Once a call finds fewer than p_most entries, it moves the mark `through`, below which nobody looks again. The mark
-- follows two minutes behind the highest sealed entry: no transaction that moves money lasts that long.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION ledger_seal(p_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  head record;
  entry record;
  hash bytea := decode(repeat('00', 32), 'hex');
  last_seq bigint := 0;
  progress ledger_seal_state;
  sealed bigint[] := '{}';
  hashes bytea[] := '{}';
  sealed_count integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(726193010) THEN
    RETURN 0;
  END IF;
  SELECT s.seq, s.hash INTO head FROM ledger_seals s ORDER BY s.seq DESC LIMIT 1;
  IF FOUND THEN
    last_seq := head.seq;
    hash := head.hash;
  END IF;
  SELECT * INTO progress FROM ledger_seal_state;

  FOR entry IN
    SELECT c.id, c.canonical
      FROM (SELECT e.id
              FROM ledger_entries e
             WHERE e.id > progress.through
               AND NOT EXISTS (SELECT 1 FROM ledger_seals s WHERE s.entry_id = e.id)
             ORDER BY e.id
             LIMIT p_most) unsealed
      JOIN ledger_canonical_entries c ON c.id = unsealed.id
     ORDER BY c.id
  LOOP
    hash := sha256(hash || convert_to(entry.canonical, 'UTF8'));
    sealed := sealed || entry.id;
    hashes := hashes || hash;
  END LOOP;
  sealed_count := cardinality(sealed);

  INSERT INTO ledger_seals (seq, entry_id, hash)
  SELECT last_seq + u.n, u.id, u.hash FROM unnest(sealed, hashes) WITH ORDINALITY AS u (id, hash, n);
  IF sealed_count < p_most AND progress.seen_at < now() - interval '2 minutes' THEN
    UPDATE ledger_seal_state
       SET through = seen,
           seen = greatest(seen, (SELECT coalesce(max(s.entry_id), 0) FROM ledger_seals s)),
           seen_at = now();
  END IF;
  RETURN sealed_count;
END $$;
