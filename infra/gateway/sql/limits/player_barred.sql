-- Whether a member may not play at p_at: the account is not active or is closed by the member, or a time-out or an exclusion is in force.
--
-- An exclusion without an end (until_at is NULL) stays in force. An unknown member is not barred.
CREATE OR REPLACE FUNCTION player_barred(p_member bigint, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM members WHERE id = p_member AND status <> 'active')
      OR EXISTS (SELECT 1 FROM account_closures WHERE member_id = p_member AND reopened_at IS NULL)
      OR EXISTS (SELECT 1
                   FROM rg_exclusions
                  WHERE member_id = p_member AND from_at <= p_at AND (until_at IS NULL OR until_at > p_at))
$$;
