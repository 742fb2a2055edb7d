-- The text of each entry that the hash chain covers: everything the entry and its lines say, as one JSON array.
--
-- Guarantees the same text under every setting of the session (times are microseconds since 1970). A change of this text
-- breaks the chain of every entry sealed before.
-- A view, not a function: calling a function row by row was most of the cost of sealing. json and not jsonb: the text is the
-- same, and costs half as much.
CREATE OR REPLACE VIEW ledger_canonical_entries AS
  SELECT e.id,
         json_build_array(
           e.id, (extract(epoch FROM e.at) * 1000000)::bigint, e.kind, e.member_id, e.scope, e.key, e.payload_hash,
           e.reference, e.detail, e.reverses,
           (SELECT json_agg(
                     json_build_array(
                       l.line, l.account_id, l.member_id, l.amount, l.currency, l.balance_after, l.reference)
                     ORDER BY l.line)
              FROM ledger_lines l
             WHERE l.entry_id = e.id))::text AS canonical
    FROM ledger_entries e;
