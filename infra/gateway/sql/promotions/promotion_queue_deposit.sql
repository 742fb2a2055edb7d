-- Queues the member of a deposit that was credited, or is no longer: see promotion_queue_members. Raises nothing.
CREATE OR REPLACE FUNCTION promotion_queue_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM promotion_queue_members(ARRAY[NEW.member_id]);
  RETURN NULL;
END $$;
