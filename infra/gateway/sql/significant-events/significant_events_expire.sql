-- Removes significant events that are older than the setting `events.retentionDays`, ten thousand at a time.
--
-- Guarantees that none younger than a year is removed, whatever the setting says, and that no caller chooses the time.
-- Runs with the rights of the tables' owner, because the gateway's role cannot delete history. Returns the number of
-- removed events. Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_events_expire() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept_days constant integer := greatest(365, coalesce((SELECT value::text::integer FROM settings WHERE key = 'events.retentionDays'), 1826));
  removed integer;
BEGIN
  PERFORM set_config('atrium.expiring', 'on', true);
  DELETE FROM significant_events
   WHERE id IN (SELECT id FROM significant_events WHERE at < clock_timestamp() - make_interval(days => kept_days) ORDER BY at LIMIT 10000);
  GET DIAGNOSTICS removed = ROW_COUNT;
  PERFORM set_config('atrium.expiring', 'off', true);
  RETURN removed;
END $$;
