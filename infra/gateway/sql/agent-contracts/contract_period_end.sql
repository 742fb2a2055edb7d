-- The end of the period that holds an instant, on the brand's clock. Source: specification 9, period types.
--
-- Inputs: period is '5-minutes', 'hourly', 'daily', 'weekly', 'monthly' or 'semimonthly' (the month's halves begin on
-- the 1st and the 16th). The time zone is part of the setting "brand"; Asia/Manila where it is not set.
-- An instant at which a period begins belongs to that period. Raises nothing of its own.
CREATE OR REPLACE FUNCTION contract_period_end(period text, at timestamptz)
RETURNS timestamptz LANGUAGE sql STABLE AS $$
  WITH here AS (
    SELECT zone, at AT TIME ZONE zone AS wall
      FROM (SELECT coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila') AS zone) z)
  SELECT CASE period
    WHEN '5-minutes' THEN date_bin('5 minutes', at, 'epoch') + interval '5 minutes'
    WHEN 'hourly' THEN (date_trunc('hour', wall) + interval '1 hour') AT TIME ZONE zone
    WHEN 'daily' THEN (date_trunc('day', wall) + interval '1 day') AT TIME ZONE zone
    WHEN 'weekly' THEN (date_trunc('week', wall) + interval '1 week') AT TIME ZONE zone
    WHEN 'monthly' THEN (date_trunc('month', wall) + interval '1 month') AT TIME ZONE zone
    ELSE (CASE WHEN extract(day FROM wall) < 16 THEN date_trunc('month', wall) + interval '15 days'
               ELSE date_trunc('month', wall) + interval '1 month' END) AT TIME ZONE zone
  END FROM here
$$;
