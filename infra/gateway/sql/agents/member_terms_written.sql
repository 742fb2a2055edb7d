-- Stores the place in the tree, prize group and rebate rates of a member, as of now on.
--
-- Guarantees that the chain of every bet follows from member_terms later, whatever changes afterwards: a new member's
-- terms reach back to the beginning, later ones begin at members.terms_from, never before the ones that they follow.
-- Input: the new row of members. Raises nothing of its own.
CREATE OR REPLACE FUNCTION member_terms_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_terms (member_id, from_at, path, prize_group, rates)
  VALUES (
    NEW.id,
    CASE WHEN TG_OP = 'INSERT' THEN '-infinity'
         ELSE greatest(NEW.terms_from, (SELECT max(t.from_at) FROM member_terms t WHERE t.member_id = NEW.id)) END,
    NEW.path, NEW.prize_group,
    CASE WHEN NEW.rebate_percent <> 0
         THEN jsonb_build_object('*', (NEW.rebate_percent * 10000)::integer) ELSE '{}' END || NEW.rebate_rates);
  RETURN NULL;
END $$;
