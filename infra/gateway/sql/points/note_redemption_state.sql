-- Notes each state that a redemption enters, once, with its time.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION note_redemption_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO redemption_states (redemption_id, status, at)
  VALUES (NEW.id, NEW.status, CASE WHEN TG_OP = 'INSERT' THEN NEW.at ELSE now() END)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
