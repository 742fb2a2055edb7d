-- Notes that a member's payout account was added, decided about or removed.
--
-- Guarantees that the event has nothing of the account. Input: the row. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_payout_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO significant_events (at, kind, member_id, subject)
  VALUES (now(), 'personal-data', NEW.member_id, 'payoutAccount');
  RETURN NULL;
END $$;
