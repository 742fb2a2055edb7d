-- The contacts that a member has or had, in lower case, without those that are another member's now.
CREATE OR REPLACE FUNCTION contacts_ever(p_member bigint) RETURNS TABLE (contact text) LANGUAGE sql STABLE AS $$
  SELECT e.contact
    FROM (SELECT unnest(ARRAY[lower(m.email), m.mobile]) AS contact FROM members m WHERE m.id = p_member
           UNION
          SELECT f.contact FROM former_contacts f WHERE f.member_id = p_member) e
   WHERE e.contact IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM members o WHERE o.id <> p_member AND (lower(o.email) = e.contact OR o.mobile = e.contact))
$$;
