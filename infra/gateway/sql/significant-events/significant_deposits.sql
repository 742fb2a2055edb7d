-- Notes a large deposit when it is credited, and money that arrived late: when it is held, released and refunded.
--
-- Input: the row before and after. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_deposits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'held' OR OLD.status = 'held' THEN
    INSERT INTO significant_events (at, kind, member_id, subject, amount, currency, actor, detail)
    VALUES (coalesce(NEW.decided_at, NEW.held_at, now()), 'late-money', NEW.member_id, NEW.reference, NEW.amount, NEW.currency,
            coalesce(NEW.decided_by, ''), jsonb_build_object('state', NEW.status, 'because', NEW.held_because));
  END IF;
  IF NEW.status = 'credited' AND NEW.amount >= significant_amount('deposit') THEN
    INSERT INTO significant_events (at, kind, member_id, subject, amount, currency, detail)
    VALUES (coalesce(NEW.settled_at, now()), 'large-deposit', NEW.member_id, NEW.reference, NEW.amount, NEW.currency,
            jsonb_build_object('method', NEW.method));
  END IF;
  RETURN NULL;
END $$;
