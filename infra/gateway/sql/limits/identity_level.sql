-- The level to which a member's identity is verified at p_at: 0, 1 (identity) or 2 (identity and address).
--
-- An expired document no longer counts, by the day in UTC. Level 2 counts only with level 1.
CREATE OR REPLACE FUNCTION identity_level(p_member bigint, p_at timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN NOT coalesce(bool_or(c.level = 1), false) THEN 0 WHEN bool_or(c.level = 2) THEN 2 ELSE 1 END
    FROM identity_checks c
   WHERE c.member_id = p_member AND c.state = 'verified'
     AND (c.valid_until IS NULL OR c.valid_until >= (p_at AT TIME ZONE 'UTC')::date)
$$;
