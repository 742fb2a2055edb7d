-- Returns the id of an account and creates the account if it is missing.
--
-- Guarantees one account per class, member, detail and currency, also when two transactions ask for it at once: the
-- second one waits for the first one's insert and then reads its row.
-- Inputs: p_member is NULL for house, clearing and escrow accounts; p_detail distinguishes the accounts of one class (a
-- vendor, a game, a channel) and is '' where there is only one.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION ledger_account(p_class text, p_member bigint, p_detail text, p_currency text)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  existing_id bigint;
BEGIN
  LOOP
    SELECT id INTO existing_id
      FROM ledger_accounts
     WHERE class = p_class AND member_id IS NOT DISTINCT FROM p_member AND detail = p_detail AND currency = p_currency;
    IF FOUND THEN
      RETURN existing_id;
    END IF;
    INSERT INTO ledger_accounts (class, member_id, detail, currency)
    VALUES (p_class, p_member, p_detail, p_currency)
    ON CONFLICT ON CONSTRAINT ledger_accounts_one DO NOTHING;
  END LOOP;
END $$;
