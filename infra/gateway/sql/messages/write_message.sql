-- Writes a message of a kind to a member, in the transaction of its cause.
--
-- p_params fills the placeholders of the kind's text; an `amount` in minor units has its `currency`. Nothing is written to a
-- trial account, where the member wants no messages of the category, and of a promotional kind to nobody whom
-- may_receive_offers excludes. p_address: an email address other than the member's present one. Raises 23503 for an
-- unknown kind. Tabs and email are served by the rows of message_deliveries after the commit.
CREATE OR REPLACE FUNCTION write_message(p_member bigint, p_kind text, p_params jsonb, p_at timestamptz, p_address text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  what message_kinds%ROWTYPE;
  way record;
  written bigint;
BEGIN
  SELECT * INTO what FROM message_kinds WHERE kind = p_kind;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'unknown kind of message: %', p_kind USING ERRCODE = '23503';
  END IF;
  SELECT * INTO way FROM message_channels(p_member, what.category);
  IF NOT (way.in_site OR way.email)
     OR NOT EXISTS (SELECT 1 FROM members WHERE id = p_member AND type <> 4)
     OR (what.promotional AND NOT may_receive_offers(p_member, p_at)) THEN
    RETURN;
  END IF;
  INSERT INTO messages (member_id, at, kind, params, category, promotional, in_site)
  VALUES (p_member, p_at, p_kind, p_params, what.category, what.promotional, way.in_site)
  RETURNING id INTO written;
  INSERT INTO message_deliveries (message_id, email, address) VALUES (written, way.email, p_address);
END $$;
