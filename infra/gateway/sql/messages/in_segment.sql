-- Whether a member belongs to a segment of a mailing at p_at: every condition that the segment has must fit.
--
-- The conditions are those of `Segment` in the contracts. Trial and closed accounts belong to none. Raises nothing of its own.
CREATE OR REPLACE FUNCTION in_segment(p_member members, p_segment jsonb, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_member.type <> 4
     AND p_member.status <> 'closed'
     AND (NOT p_segment ? 'accounts'
          OR lower(p_member.account) IN (SELECT lower(a) FROM jsonb_array_elements_text(p_segment -> 'accounts') AS a))
     AND (coalesce(p_segment ->> 'people', 'all') = 'all' OR (p_segment ->> 'people' = 'agents') = (p_member.type <> 0))
     AND p_member.rank_level >= coalesce((p_segment ->> 'rankFrom')::int, 0)
     AND p_member.rank_level <= coalesce((p_segment ->> 'rankTo')::int, 32767)
     AND (NOT p_segment ? 'activeDays'
          OR p_member.last_login_at >= p_at - make_interval(days => (p_segment ->> 'activeDays')::int))
     AND (NOT p_segment ? 'absentDays'
          OR coalesce(p_member.last_login_at, p_member.registered_at) < p_at - make_interval(days => (p_segment ->> 'absentDays')::int))
     AND (NOT p_segment ? 'newDays'
          OR p_member.registered_at >= p_at - make_interval(days => (p_segment ->> 'newDays')::int))
$$;
