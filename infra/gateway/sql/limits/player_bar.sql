-- Why a member may neither deposit nor stake at p_at; NULL if it may.
--
-- PLAYER_EXCLUDED: a break, an exclusion or a closed account. BIRTH_DATE_REQUIRED: the date of birth is missing.
-- UNDER_AGE: younger than the brand's least age, by the day in UTC. A trial account (type 4) plays without real money,
-- and needs no date of birth.
CREATE OR REPLACE FUNCTION player_bar(p_member bigint, p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
           WHEN player_barred(p_member, p_at) THEN 'PLAYER_EXCLUDED'
           WHEN m.type = 4 THEN NULL
           WHEN m.born_on IS NULL THEN 'BIRTH_DATE_REQUIRED'
           WHEN m.born_on > (p_at AT TIME ZONE 'UTC')::date - make_interval(years => coalesce(
                  (SELECT (s.value #>> '{}')::int FROM settings s WHERE s.key = 'register.minimumAge'), 18))
             THEN 'UNDER_AGE'
         END
    FROM members m
   WHERE m.id = p_member
$$;
