-- How a member receives messages of a category: in the site, and by email.
--
-- The member's own preference, otherwise the default: everything in the site; money and security also by email. Messages
-- about money and security are in the site in any case.
CREATE OR REPLACE FUNCTION message_channels(p_member bigint, p_category text, OUT in_site boolean, OUT email boolean)
LANGUAGE sql STABLE AS $$
  SELECT p_category IN ('money', 'security') OR coalesce(p.in_site, true),
         coalesce(p.email, p_category IN ('money', 'security'))
    FROM (SELECT 1) one
    LEFT JOIN message_preferences p ON p.member_id = p_member AND p.category = p_category
$$;
