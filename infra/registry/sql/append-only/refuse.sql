-- Refuses the statement that fired it. The audit chain and the registered versions are never rewritten or removed.
--
-- Raises integrity_constraint_violation on every call.
CREATE OR REPLACE FUNCTION registry.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
