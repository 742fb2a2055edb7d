-- Keeps an account's balance out of reach of every statement but those of the ledger's own triggers.
--
-- Guarantees that an account starts empty and that its cached balance, its held amount and its sequence only move when a
-- line or a hold is written: the triggers on those tables run at depth 2, a statement of the application at depth 1.
-- Input: the new row of ledger_accounts.
-- Raises AT100 for an account that is created with a balance, and for any update outside of a trigger.
CREATE OR REPLACE FUNCTION ledger_accounts_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.posted <> 0 OR NEW.held <> 0 OR NEW.sequence <> 0 THEN
      RAISE EXCEPTION 'an account starts empty' USING ERRCODE = 'AT100';
    END IF;
  ELSIF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'account % is changed by entries and holds only', OLD.id USING ERRCODE = 'AT100';
  END IF;
  RETURN NEW;
END $$;
