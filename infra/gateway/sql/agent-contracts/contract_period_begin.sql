-- The begin of the period that holds an instant, on the brand's clock: the counterpart of contract_period_end.
--
-- Inputs: as there. Raises nothing of its own.
CREATE OR REPLACE FUNCTION contract_period_begin(period text, at timestamptz)
RETURNS timestamptz LANGUAGE sql STABLE AS $$
  WITH here AS (
    SELECT zone, at AT TIME ZONE zone AS wall
      FROM (SELECT coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila') AS zone) z)
  SELECT CASE period
    WHEN '5-minutes' THEN date_bin('5 minutes', at, 'epoch')
    WHEN 'hourly' THEN date_trunc('hour', wall) AT TIME ZONE zone
    WHEN 'daily' THEN date_trunc('day', wall) AT TIME ZONE zone
    WHEN 'weekly' THEN date_trunc('week', wall) AT TIME ZONE zone
    WHEN 'monthly' THEN date_trunc('month', wall) AT TIME ZONE zone
    ELSE (date_trunc('month', wall) + CASE WHEN extract(day FROM wall) < 16 THEN interval '0' ELSE interval '15 days' END) AT TIME ZONE zone
  END FROM here
$$;
