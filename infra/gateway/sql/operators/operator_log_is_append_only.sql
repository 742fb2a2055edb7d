-- Refuses the statement that fired it: what operators did is never rewritten or removed.
--
-- Raises an exception on every call.
CREATE OR REPLACE FUNCTION operator_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_log is append-only';
END $$;
