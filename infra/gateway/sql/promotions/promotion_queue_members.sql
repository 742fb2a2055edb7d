-- Queues members for the engines of promotions that follow single members: referral and free-tickets.
--
-- Guarantees a row in promotion_queue for each of them while such a promotion runs and for nine days after its end; for eight of
-- them the engines settle it. It writes to no row that another transaction writes to. Input: p_members. Raises nothing.
CREATE OR REPLACE FUNCTION promotion_queue_members(p_members bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM promotions p
              WHERE p.engine IN ('referral', 'free-tickets') AND coalesce(least(p.ends_at, p.stopped_at), 'infinity') > now() - interval '9 days') THEN
    INSERT INTO promotion_queue (member_id)
    SELECT DISTINCT m.member_id FROM unnest(p_members) AS m (member_id)
     WHERE EXISTS (SELECT 1 FROM promotion_participations j WHERE j.member_id = m.member_id)
        OR EXISTS (SELECT 1 FROM members f WHERE f.id = m.member_id AND f.details ?| ARRAY['recommenderId', 'referralCode']);
  END IF;
END $$;
