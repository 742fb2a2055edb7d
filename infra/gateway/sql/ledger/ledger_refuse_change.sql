-- Refuses the statement that fired it: entries, lines, holds, accounts and seals are never rewritten or removed.
--
-- A mistake is corrected by another entry. Each table's trigger names the operations that it refuses.
-- Raises AT100 on every call.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'AT100';
END $$;
