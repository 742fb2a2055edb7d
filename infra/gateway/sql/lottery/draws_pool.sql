-- Gives a planned draw the pool of its game as it is now: see lottery_pool_of.
--
-- Input: the new row of draws. Raises nothing of its own.
CREATE OR REPLACE FUNCTION draws_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.pool := lottery_pool_of(NEW.game_code);
  RETURN NEW;
END $$;
