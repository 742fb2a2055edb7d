-- Notes each state that a withdrawal enters, once, at the instant that its row has for it.
--
-- Input: the new row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION note_withdrawal_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.status <> 'in-review' THEN
    INSERT INTO withdrawal_states (withdrawal_id, status, at) VALUES (NEW.id, 'in-review', NEW.created_at);
  END IF;
  INSERT INTO withdrawal_states (withdrawal_id, status, at)
  VALUES (
    NEW.id,
    NEW.status,
    coalesce(
      CASE NEW.status
        WHEN 'in-review' THEN NEW.created_at
        WHEN 'approved' THEN NEW.reviewed_at
        WHEN 'rejected' THEN NEW.reviewed_at
        WHEN 'paid' THEN NEW.paid_at
        WHEN 'received' THEN NEW.answered_at
        WHEN 'partly-received' THEN NEW.answered_at
        WHEN 'not-received' THEN NEW.answered_at
      END,
      now()
    )
  )
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
