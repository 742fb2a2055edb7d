-- A bet without a stake in a round that is open, a free spin or a respin, finishes what has begun: a break that started
-- meanwhile must not strand it (RG-13).
-- safe: the block replaces one condition of one function, which both versions call alike.
DO $$
DECLARE
  before text := pg_get_functiondef('vendor_commands(timestamptz, jsonb)'::regprocedure);
  after text := replace(before, 'ELSIF c.barred THEN', 'ELSIF c.barred AND NOT (c.amount = 0 AND c.played_status IS NOT DISTINCT FROM ''open'') THEN');
BEGIN
  IF after = before THEN RAISE EXCEPTION 'vendor_commands has no line that refuses who is barred'; END IF;
  EXECUTE after;
END $$;
