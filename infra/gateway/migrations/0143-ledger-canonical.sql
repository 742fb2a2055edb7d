-- The text of an entry that the chain hashes, as a view: a function asked row by row cost most of the sealing.
CREATE VIEW ledger_canonical_entries AS
  SELECT e.id,
         jsonb_build_array(
           e.id, (extract(epoch FROM e.at) * 1000000)::bigint, e.kind, e.member_id, e.scope, e.key, e.payload_hash, e.reference, e.detail, e.reverses,
           (SELECT jsonb_agg(jsonb_build_array(l.line, l.account_id, l.member_id, l.amount, l.currency, l.balance_after, l.reference) ORDER BY l.line)
              FROM ledger_lines l WHERE l.entry_id = e.id))::text AS canonical
    FROM ledger_entries e;

CREATE OR REPLACE FUNCTION ledger_seal(p_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  head record;
  entry record;
  hash bytea := decode(repeat('00', 32), 'hex');
  last_seq bigint := 0;
  known ledger_seal_state;
  sealed bigint[] := '{}';
  hashes bytea[] := '{}';
  done integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(726193010) THEN RETURN 0; END IF;
  SELECT s.seq, s.hash INTO head FROM ledger_seals s ORDER BY s.seq DESC LIMIT 1;
  IF FOUND THEN last_seq := head.seq; hash := head.hash; END IF;
  SELECT * INTO known FROM ledger_seal_state;
  FOR entry IN
    SELECT c.id, c.canonical
      FROM (SELECT e.id FROM ledger_entries e
             WHERE e.id > known.through AND NOT EXISTS (SELECT 1 FROM ledger_seals s WHERE s.entry_id = e.id) ORDER BY e.id LIMIT p_most) u
      JOIN ledger_canonical_entries c ON c.id = u.id ORDER BY c.id
  LOOP
    hash := sha256(hash || convert_to(entry.canonical, 'UTF8'));
    sealed := sealed || entry.id;
    hashes := hashes || hash;
  END LOOP;
  done := cardinality(sealed);
  INSERT INTO ledger_seals (seq, entry_id, hash) SELECT last_seq + u.n, u.id, u.hash FROM unnest(sealed, hashes) WITH ORDINALITY AS u (id, hash, n);
  IF done < p_most AND known.seen_at < now() - interval '2 minutes' THEN
    UPDATE ledger_seal_state SET through = seen, seen = greatest(seen, (SELECT coalesce(max(s.entry_id), 0) FROM ledger_seals s)), seen_at = now();
  END IF;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION ledger_chain_break(p_from bigint, p_to bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  s record;
  last bytea := coalesce((SELECT x.hash FROM ledger_seals x WHERE x.seq = p_from - 1), decode(repeat('00', 32), 'hex'));
  expected bigint := p_from;
BEGIN
  IF p_from > 1 AND NOT EXISTS (SELECT 1 FROM ledger_seals x WHERE x.seq = p_from - 1) THEN RETURN p_from - 1; END IF;
  FOR s IN
    SELECT x.seq, x.hash, c.canonical FROM ledger_seals x LEFT JOIN ledger_canonical_entries c ON c.id = x.entry_id WHERE x.seq BETWEEN p_from AND p_to ORDER BY x.seq
  LOOP
    IF s.seq <> expected OR s.canonical IS NULL OR s.hash <> sha256(last || convert_to(s.canonical, 'UTF8')) THEN RETURN expected; END IF;
    last := s.hash;
    expected := expected + 1;
  END LOOP;
  RETURN CASE WHEN expected <= p_to THEN expected END;
END $$;

DROP FUNCTION ledger_canonical(bigint);
