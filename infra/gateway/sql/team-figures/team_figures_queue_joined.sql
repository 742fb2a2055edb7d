-- Queues a new account for the teams above, on the brand's day of its registration.
--
-- Input: the new row of members. Raises nothing.
CREATE OR REPLACE FUNCTION team_figures_queue_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_figures_queue (member_id, day, game_type, joined) VALUES (NEW.id, brand_day(NEW.registered_at), '', 1);
  RETURN NULL;
END $$;
