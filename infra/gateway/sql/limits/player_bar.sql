-- Why a member may neither deposit nor stake at p_at; NULL if it may.
--
-- PLAYER_EXCLUDED: a break, an exclusion or a closed account. BIRTH_DATE_REQUIRED: the date of birth is missing.
-- UNDER_AGE: younger than the brand's least age, by the day in UTC. ACCOUNT_IN_REVIEW: the person may have another
-- account, and no operator has decided that they are two persons. IDENTITY_REQUIRED: the identity is not verified to the
-- brand's level for play. AGENT_BLOCK: an agent above has blocked the account. A trial account (type 4) plays without real money, and needs none of it.
CREATE OR REPLACE FUNCTION player_bar(p_member bigint, p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
           WHEN player_barred(p_member, p_at) THEN 'PLAYER_EXCLUDED'
           WHEN m.type = 4 THEN NULL
           WHEN m.born_on IS NULL THEN 'BIRTH_DATE_REQUIRED'
           WHEN m.born_on > (p_at AT TIME ZONE 'UTC')::date - make_interval(years => coalesce(
                  (SELECT (s.value #>> '{}')::int FROM settings s WHERE s.key = 'register.minimumAge'), 18))
             THEN 'UNDER_AGE'
           WHEN EXISTS (SELECT 1 FROM person_matches p WHERE p.member_id = m.id AND p.state <> 'distinct')
             THEN 'ACCOUNT_IN_REVIEW'
           WHEN EXISTS (SELECT 1 FROM agent_blocks k WHERE k.member_id = m.id AND k.ended_at IS NULL) THEN 'AGENT_BLOCK'
           WHEN EXISTS (SELECT 1 FROM settings s
                         WHERE s.key = 'identity.playLevel' AND s.value <> '0'
                           AND (s.value #>> '{}')::int > identity_level(m.id, p_at))
             THEN 'IDENTITY_REQUIRED'
         END
    FROM members m
   WHERE m.id = p_member
$$;
