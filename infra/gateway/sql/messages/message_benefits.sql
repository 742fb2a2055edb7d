-- Writes the member a message when cashback or a gift of the rank is paid.
--
-- An agent's rebate is no gift: its pages of earnings show it. Input: the row after it was paid. Raises nothing of its own.
CREATE OR REPLACE FUNCTION message_benefits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind NOT IN ('cashback', 'birthday', 'month') THEN
    RETURN NULL;
  END IF;
  PERFORM write_message(
    NEW.member_id,
    CASE NEW.kind WHEN 'cashback' THEN 'cashback-paid' WHEN 'birthday' THEN 'birthday-gift' ELSE 'month-gift' END,
    jsonb_build_object('amount', NEW.amount::text, 'currency', (SELECT currency FROM members WHERE id = NEW.member_id)),
    coalesce(NEW.paid_at, now()));
  RETURN NULL;
END $$;
