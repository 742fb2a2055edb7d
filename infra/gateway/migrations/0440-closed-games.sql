-- A game that operators have closed, or whose vendor they have, begins no round for who still has it open; a round that
-- runs goes on to its end (GM-06). `shut` in a bet says the same for what the caller alone knows: the whole site.
-- safe: the block replaces two lines of one function, which both versions call alike; who names no `shut` means that it is open.
DO $$
DECLARE
  before text := pg_get_functiondef('vendor_commands(timestamptz, jsonb)'::regprocedure);
  told text := replace(before, 'hash text, noop boolean)', 'hash text, noop boolean, shut boolean)');
  after text := replace(told, 'ELSIF NOT EXISTS (SELECT 1 FROM games WHERE id = c.game AND vendor_code = c.vendor) THEN',
    'ELSIF NOT EXISTS (SELECT 1 FROM games o WHERE o.id = c.game AND o.vendor_code = c.vendor
                          AND (c.played IS NOT NULL OR (o.up AND c.shut IS NOT TRUE AND EXISTS (SELECT 1 FROM vendors v WHERE v.code = c.vendor AND v.up)))) THEN');
BEGIN
  IF told = before OR after = told THEN RAISE EXCEPTION 'vendor_commands has no line that asks for the game of a bet'; END IF;
  EXECUTE after;
END $$;
