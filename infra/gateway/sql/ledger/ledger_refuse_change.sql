-- Refuses the statement that fired it: entries, lines, holds, accounts and seals are never rewritten or removed.
--
-- A mistake is corrected by another entry. Each table's trigger names the operations that it refuses.
-- Only ledger_archive removes lines and seals, and only as the owner of the tables: the gateway's role may delete none.
-- Raises AT100 on every other call.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     AND TG_TABLE_NAME IN ('ledger_lines', 'ledger_seals')
     AND current_setting('atrium.ledger_archive', true) = 'on'
     AND pg_has_role(current_user, (SELECT c.relowner FROM pg_class c WHERE c.oid = TG_RELID), 'USAGE') THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'AT100';
END $$;
