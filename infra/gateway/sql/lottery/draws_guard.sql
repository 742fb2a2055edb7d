-- Keeps a draw as it was committed: its secret, the commitment and, once drawn, the result never change.
--
-- The result follows from the secret, whose hash is public from the start, so nobody can choose the numbers later.
-- Input: the old and the new row of draws.
-- Raises AT110 for a change of any of the three and for a draw that is deleted.
CREATE OR REPLACE FUNCTION draws_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR NEW.secret <> OLD.secret
     OR NEW.commitment <> OLD.commitment
     OR (OLD.result IS NOT NULL AND NEW.result IS DISTINCT FROM OLD.result) THEN
    RAISE EXCEPTION 'draw % % is committed', OLD.game_code, OLD.issue USING ERRCODE = 'AT110';
  END IF;
  RETURN NEW;
END $$;
