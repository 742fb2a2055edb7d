-- Posts one entry with its lines, exactly once per (p_scope, p_key).
--
-- Guarantees that a repeat with the same p_hash returns the first entry and moves nothing (duplicate is true), and that
-- players' accounts are locked in the order of their ids, so that two posts never deadlock.
-- Inputs: p_accounts and p_amounts describe the lines (an amount is what the account gains; a line of 0 is left out);
-- p_references holds the round or draw that an escrow line belongs to and may be shorter than the lines; p_reverses is
-- the entry that this one takes back.
-- Raises AT409 for a repeat with another p_hash, and what ledger_lines_apply raises. An account that would go below what
-- it may spend violates ledger_accounts_available.
CREATE OR REPLACE FUNCTION ledger_post(
  p_at timestamptz,
  p_kind text,
  p_member bigint,
  p_scope text,
  p_key text,
  p_hash text,
  p_reference text,
  p_detail text,
  p_accounts bigint[],
  p_amounts bigint[],
  p_references text[] DEFAULT '{}',
  p_reverses bigint DEFAULT NULL,
  OUT entry_id bigint,
  OUT duplicate boolean
) LANGUAGE plpgsql AS $$
DECLARE
  existing record;
BEGIN
  PERFORM 1 FROM ledger_accounts a WHERE a.id = ANY (p_accounts) AND a.cached ORDER BY a.id FOR NO KEY UPDATE;
  LOOP
    SELECT e.id, e.payload_hash INTO existing FROM ledger_entries e WHERE e.scope = p_scope AND e.key = p_key;
    IF FOUND THEN
      IF existing.payload_hash <> p_hash THEN
        RAISE EXCEPTION 'key %/% was used for something else', p_scope, p_key USING ERRCODE = 'AT409';
      END IF;
      entry_id := existing.id;
      duplicate := true;
      RETURN;
    END IF;
    INSERT INTO ledger_entries (at, kind, member_id, scope, key, payload_hash, reference, detail, reverses)
    VALUES (p_at, p_kind, p_member, p_scope, p_key, p_hash, p_reference, p_detail, p_reverses)
    ON CONFLICT ON CONSTRAINT ledger_entries_once DO NOTHING
    RETURNING id INTO entry_id;
    EXIT WHEN entry_id IS NOT NULL;
  END LOOP;
  duplicate := false;
  INSERT INTO ledger_lines (entry_id, line, account_id, member_id, at, amount, currency, balance_after, reference)
  SELECT ledger_post.entry_id, l.line, l.account_id, p_member, p_at, l.amount, a.currency,
         CASE WHEN a.cached THEN a.posted + (sum(l.amount) OVER (PARTITION BY l.account_id ORDER BY l.line))::bigint END,
         coalesce(p_references[l.line::int], '')
    FROM unnest(p_accounts, p_amounts) WITH ORDINALITY AS l (account_id, amount, line)
    JOIN ledger_accounts a ON a.id = l.account_id
   WHERE l.amount <> 0;
END $$;
