-- Locks a player's cash account until the end of the transaction and returns the account and what it may spend.
--
-- Guarantees that everything concerning one player's wallet happens one after the other: vendor_commands takes the same
-- lock first. Creates the account if the player has none in p_currency.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION vendor_lock(p_member bigint, p_currency text, OUT account bigint, OUT available bigint)
LANGUAGE plpgsql AS $$
BEGIN
  account := ledger_account('player:cash', p_member, '', p_currency);
  SELECT a.posted - a.held INTO available FROM ledger_accounts a WHERE a.id = account FOR NO KEY UPDATE;
END $$;
