-- Writes the member a message when a redemption is decided, sent, delivered or cancelled.
--
-- Input: the row after its status changed. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_redemptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_message(
    NEW.member_id,
    'redemption-' || NEW.status,
    jsonb_build_object(
      'name', (SELECT names FROM point_rewards WHERE id = NEW.reward_id),
      'carrier', coalesce(NEW.carrier, ''),
      'tracking', coalesce(NEW.tracking, '')),
    now());
  RETURN NULL;
END $$;
