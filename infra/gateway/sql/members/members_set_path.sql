-- Sets the path of a new member: the ids from the top of the tree down to the upline, then the member itself.
--
-- Guarantees that a downline is one indexed query (path @> ARRAY[agent]). A member without an upline is the top of its
-- own path.
-- Input: the new row of members. Raises nothing; an unknown upline is refused by the foreign key.
CREATE OR REPLACE FUNCTION members_set_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.path := coalesce((SELECT path FROM members WHERE id = NEW.upline_id), '{}') || NEW.id;
  RETURN NEW;
END $$;
