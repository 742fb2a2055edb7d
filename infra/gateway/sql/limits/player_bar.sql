-- Why a member may neither deposit nor stake at p_at; NULL if it may.
--
-- ACCOUNT_CLOSED: the member has closed the account. PLAYER_EXCLUDED: a break, an exclusion, or an account that operators
-- have closed. BIRTH_DATE_REQUIRED: the date of birth is missing.
-- UNDER_AGE: younger than the brand's least age, by the day in UTC. ACCOUNT_IN_REVIEW: the person may have another
-- account, and no operator has decided that they are two persons. IDENTITY_REQUIRED: the identity is not verified to the
-- brand's level for play. AGENT_BLOCK: an agent above has blocked the account. TERMS_CHANGED:
-- the member has never accepted any terms, or not the last material change (setting `terms.material`). A trial account (type 4) plays without real money, and needs none of it.
CREATE OR REPLACE FUNCTION player_bar(p_member bigint, p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
           WHEN EXISTS (SELECT 1 FROM account_closures c WHERE c.member_id = m.id AND c.reopened_at IS NULL)
             THEN 'ACCOUNT_CLOSED'
           WHEN player_barred(p_member, p_at) THEN 'PLAYER_EXCLUDED'
           WHEN m.type = 4 THEN NULL
           WHEN m.born_on IS NULL THEN 'BIRTH_DATE_REQUIRED'
           WHEN m.born_on > (p_at AT TIME ZONE 'UTC')::date - make_interval(years => coalesce(
                  (SELECT (s.value #>> '{}')::int FROM settings s WHERE s.key = 'register.minimumAge'), 18))
             THEN 'UNDER_AGE'
           WHEN EXISTS (SELECT 1 FROM person_matches p WHERE p.member_id = m.id AND p.state <> 'distinct')
             THEN 'ACCOUNT_IN_REVIEW'
           WHEN EXISTS (SELECT 1 FROM agent_blocks k WHERE k.member_id = m.id AND k.ended_at IS NULL) THEN 'AGENT_BLOCK'
           WHEN m.terms_version IS NULL AND NOT EXISTS (SELECT 1 FROM terms_acceptances a WHERE a.member_id = m.id)
             THEN 'TERMS_CHANGED'
           WHEN EXISTS (SELECT 1 FROM settings s
                         WHERE s.key = 'terms.material' AND s.value <> 'null'
                           AND NOT EXISTS (SELECT 1 FROM terms_acceptances a
                                            WHERE a.member_id = m.id AND a.material = s.value ->> 'version'))
             THEN 'TERMS_CHANGED'
           WHEN EXISTS (SELECT 1 FROM settings s
                         WHERE s.key = 'identity.playLevel' AND s.value <> '0'
                           AND (s.value #>> '{}')::int > identity_level(m.id, p_at))
             THEN 'IDENTITY_REQUIRED'
         END
    FROM members m
   WHERE m.id = p_member
$$;
