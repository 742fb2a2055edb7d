-- How a mailing of a category reaches a member at p_at.
--
-- `restricted`: an offer to somebody whom may_receive_offers excludes. `in_site`, `email`: the member's ways of the category,
-- email only if the mailing wants it and the member has an address. Raises nothing of its own.
CREATE OR REPLACE FUNCTION mailing_reaches(
  p_member members, p_category text, p_email boolean, p_at timestamptz,
  OUT restricted boolean, OUT in_site boolean, OUT email boolean)
LANGUAGE sql STABLE AS $$
  SELECT p_category = 'offer' AND NOT may_receive_offers(p_member.id, p_at),
         c.in_site,
         p_email AND c.email AND p_member.email IS NOT NULL
    FROM message_channels(p_member.id, p_category) c
$$;
