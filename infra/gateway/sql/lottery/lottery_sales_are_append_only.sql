-- Refuses the statement that fired it: tickets and their wins are never rewritten or removed.
--
-- Raises AT110 on every call.
CREATE OR REPLACE FUNCTION lottery_sales_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'AT110';
END $$;
