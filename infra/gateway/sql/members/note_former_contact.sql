-- Notes the contacts that a change of a member takes away, for the member's erasure.
--
-- Input: the old and the new row of members. Raises nothing of its own.
CREATE OR REPLACE FUNCTION note_former_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_contacts (member_id, contact)
  SELECT NEW.id, c.contact
    FROM (VALUES (lower(OLD.email), lower(NEW.email)), (OLD.mobile, NEW.mobile)) AS c (contact, present)
   WHERE c.contact IS DISTINCT FROM c.present AND c.contact IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
