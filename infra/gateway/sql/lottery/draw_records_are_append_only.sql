-- Refuses the statement that fired it: commitments, beacon values, moves and incidents are never rewritten or removed.
--
-- Each table's trigger names the operations that it refuses. Raises AT110 on every call.
CREATE OR REPLACE FUNCTION draw_records_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'AT110';
END $$;
