-- Writes the member a message when a bonus is credited, becomes cash, or has ended by time with money left.
--
-- Input: the new row of bonuses; on UPDATE `converted` or `returned` has grown. The money of late rounds that returns after
-- the end gets no message of its own. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_bonuses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text;
  amount bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    kind := 'bonus-received';
    amount := NEW.amount;
  ELSIF NEW.converted > OLD.converted THEN
    kind := 'bonus-converted';
    amount := NEW.converted - OLD.converted;
  ELSIF NEW.state = 'expired' AND OLD.returned = 0 THEN
    kind := 'bonus-expired';
    amount := NEW.returned;
  ELSE
    RETURN NULL;
  END IF;
  PERFORM write_message(
    NEW.member_id, kind, jsonb_build_object('amount', amount::text, 'currency', NEW.currency),
    coalesce(NEW.ended_at, NEW.credited_at));
  RETURN NULL;
END $$;
