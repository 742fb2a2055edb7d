-- Whether promotional messages may go to a member at p_at: somebody who may play, and no trial account.
--
-- Nothing promotional goes to members on a break, excluded, locked or closed, under age or of unknown age, or in the review
-- of a second account. Neither a missing verification of the identity nor terms that are not accepted are a reason. An unknown member receives nothing.
CREATE OR REPLACE FUNCTION may_receive_offers(p_member bigint, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM members WHERE id = p_member AND type <> 4)
     AND coalesce(player_bar(p_member, p_at), 'IDENTITY_REQUIRED') IN ('IDENTITY_REQUIRED', 'TERMS_CHANGED')
$$;
