-- The ledger's hash chain: hash(n) = sha256(hash(n-1) || canonical(entry n)). It is written after the commit of the
-- entries, by one sealer at a time: inside the money's transaction it would make all money wait for one row. The order of
-- the chain is the order of sealing: the entries' own order, but for one that was committed later than a younger one.
CREATE TABLE ledger_seals (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  entry_id bigint NOT NULL UNIQUE REFERENCES ledger_entries (id),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_seals EXECUTE FUNCTION ledger_refuse_change();

-- No entry up to `through` is without a seal: the sealer need not look there again. It follows `seen`, the highest entry
-- sealed at `seen_at`, two minutes later: no transaction of money lasts as long.
CREATE TABLE ledger_seal_state (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  through bigint NOT NULL DEFAULT 0,
  seen bigint NOT NULL DEFAULT 0,
  seen_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO ledger_seal_state DEFAULT VALUES;

-- Everything an entry says, in one text that does not depend on settings of the session.
CREATE FUNCTION ledger_canonical(p_entry bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
           e.id, (extract(epoch FROM e.at) * 1000000)::bigint, e.kind, e.member_id, e.scope, e.key, e.payload_hash, e.reference, e.detail, e.reverses,
           (SELECT jsonb_agg(jsonb_build_array(l.line, l.account_id, l.member_id, l.amount, l.currency, l.balance_after, l.reference) ORDER BY l.line)
              FROM ledger_lines l WHERE l.entry_id = e.id))::text
    FROM ledger_entries e WHERE e.id = p_entry
$$;

-- Seals at most so many entries; answers how many. None while another process is sealing.
CREATE FUNCTION ledger_seal(p_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  head record;
  hash bytea := decode(repeat('00', 32), 'hex');
  seq bigint := 0;
  known ledger_seal_state;
  id bigint;
  highest bigint := 0;
  done integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(726193010) THEN RETURN 0; END IF;
  SELECT s.seq, s.hash INTO head FROM ledger_seals s ORDER BY s.seq DESC LIMIT 1;
  IF FOUND THEN seq := head.seq; hash := head.hash; END IF;
  SELECT * INTO known FROM ledger_seal_state;
  FOR id IN
    SELECT e.id FROM ledger_entries e
     WHERE e.id > known.through AND NOT EXISTS (SELECT 1 FROM ledger_seals s WHERE s.entry_id = e.id) ORDER BY e.id LIMIT p_most
  LOOP
    seq := seq + 1;
    hash := sha256(hash || convert_to(ledger_canonical(id), 'UTF8'));
    INSERT INTO ledger_seals VALUES (seq, id, hash);
    highest := id;
    done := done + 1;
  END LOOP;
  IF done < p_most AND known.seen_at < now() - interval '2 minutes' THEN
    UPDATE ledger_seal_state SET through = seen, seen = greatest(seen, highest, (SELECT coalesce(max(s.entry_id), 0) FROM ledger_seals s)), seen_at = now();
  END IF;
  RETURN done;
END $$;

-- The first seal from p_from to p_to that does not follow from the one before it and its entry; null when all do.
CREATE FUNCTION ledger_chain_break(p_from bigint, p_to bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  s record;
  last bytea := coalesce((SELECT x.hash FROM ledger_seals x WHERE x.seq = p_from - 1), decode(repeat('00', 32), 'hex'));
  expected bigint := p_from;
BEGIN
  IF p_from > 1 AND NOT EXISTS (SELECT 1 FROM ledger_seals x WHERE x.seq = p_from - 1) THEN RETURN p_from - 1; END IF;
  FOR s IN SELECT x.seq, x.hash, ledger_canonical(x.entry_id) AS canonical FROM ledger_seals x WHERE x.seq BETWEEN p_from AND p_to ORDER BY x.seq LOOP
    IF s.seq <> expected OR s.canonical IS NULL OR s.hash <> sha256(last || convert_to(s.canonical, 'UTF8')) THEN RETURN expected; END IF;
    last := s.hash;
    expected := expected + 1;
  END LOOP;
  RETURN CASE WHEN expected <= p_to THEN expected END;
END $$;
