-- Queues two members who were found to be different persons: see promotion_queue_members. Raises nothing.
CREATE OR REPLACE FUNCTION promotion_queue_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM promotion_queue_members(ARRAY[NEW.member_id, NEW.other_id]);
  RETURN NULL;
END $$;
