-- Keeps tickets out of a draw that does not take bets, whatever the gateway's clock shows.
--
-- Guarantees that every ticket of a statement belongs to a draw that is scheduled or open and closes later by the
-- database's own clock, and whose numbers do not follow from a secret alone (scheme 1). The draws are locked until the commit, so a draw that is being closed waits for the tickets
-- that are already on their way, and sees all of them afterwards.
-- Input: `added`, the tickets of the statement.
-- Raises AT111 for a draw that is closed, over, of scheme 1 or missing.
CREATE OR REPLACE FUNCTION lottery_tickets_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  draw record;
BEGIN
  FOR draw IN SELECT DISTINCT game_code, issue FROM added ORDER BY game_code, issue LOOP
    PERFORM 1 FROM draws d
      WHERE d.game_code = draw.game_code AND d.issue = draw.issue
        AND d.scheme <> 1 AND d.state IN ('scheduled', 'open') AND d.closes_at > clock_timestamp()
      FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'draw % % takes no tickets', draw.game_code, draw.issue USING ERRCODE = 'AT111';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
