-- Writes one message of a kind to many members, in the transaction of its cause, in a few statements for all of them.
--
-- Each member is treated as by write_message: nothing to a trial account, nothing where the member wants no messages of the
-- category, and of a promotional kind nothing to anybody whom may_receive_offers excludes. A member who is named twice
-- receives one. Raises 23503 for an unknown kind. Without nested loops: PostgreSQL expects ten members in any array, and would
-- compare each of a hundred thousand with each.
CREATE OR REPLACE FUNCTION write_messages(p_members bigint[], p_kind text, p_params jsonb, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SET enable_nestloop TO off AS $$
DECLARE
  what message_kinds%ROWTYPE;
BEGIN
  SELECT * INTO what FROM message_kinds WHERE kind = p_kind;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'unknown kind of message: %', p_kind USING ERRCODE = '23503';
  END IF;
  WITH reached AS MATERIALIZED (
    SELECT m.id, way.in_site, way.email
      FROM members m CROSS JOIN LATERAL message_channels(m.id, what.category) way
     WHERE m.id = ANY (p_members) AND m.type <> 4 AND (way.in_site OR way.email)
       AND (NOT what.promotional OR may_receive_offers(m.id, p_at))),
  written AS (
    INSERT INTO messages (member_id, at, kind, params, category, promotional, in_site)
    SELECT r.id, p_at, p_kind, p_params, what.category, what.promotional, r.in_site FROM reached r ORDER BY r.id
    RETURNING id, member_id)
  INSERT INTO message_deliveries (message_id, email)
  SELECT w.id, r.email FROM written w JOIN reached r ON r.id = w.member_id ORDER BY w.id;
END $$;
