-- Sets money aside on an account when a hold is created, and frees it when the hold ends.
--
-- Guarantees that a hold starts as 'created' and ends once, as 'captured', 'released' or 'expired', with the same account
-- and amount. The table's constraint on its states says how much was captured and how much was released.
-- Input: the new row of ledger_holds.
-- Raises AT104 for a hold that starts in another state, ends twice, or changes its account or amount. An account that
-- cannot spare the amount violates ledger_accounts_available.
CREATE OR REPLACE FUNCTION ledger_holds_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'created' THEN
      RAISE EXCEPTION 'a hold starts as created' USING ERRCODE = 'AT104';
    END IF;
    UPDATE ledger_accounts SET held = held + NEW.amount, sequence = sequence + 1 WHERE id = NEW.account_id;
  ELSE
    IF OLD.state <> 'created' OR NEW.state = 'created'
       OR NEW.amount <> OLD.amount OR NEW.account_id <> OLD.account_id THEN
      RAISE EXCEPTION 'hold % has ended as %', OLD.id, OLD.state USING ERRCODE = 'AT104';
    END IF;
    UPDATE ledger_accounts SET held = held - NEW.amount, sequence = sequence + 1 WHERE id = NEW.account_id;
  END IF;
  RETURN NEW;
END $$;
