-- When a stake was last added to a round that was open already: limits count a stake by its own time, and a round may be
-- older than their period.
ALTER TABLE rounds ADD COLUMN raised_at timestamptz;

-- safe: the block adds one column to what one function sets, which both versions call alike.
DO $$
DECLARE
  before text := pg_get_functiondef('vendor_commands(timestamptz, jsonb)'::regprocedure);
  after text := replace(before, 'stake = r.stake + u.stake,', 'stake = r.stake + u.stake,
        raised_at = CASE WHEN u.stake > 0 THEN p_at ELSE r.raised_at END,');
BEGIN
  IF after = before THEN RAISE EXCEPTION 'vendor_commands has no line that adds to the stake of a round'; END IF;
  EXECUTE after;
END $$;
