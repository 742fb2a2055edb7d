-- The day of the brand on which an instant falls.
--
-- The time zone is part of the setting "brand"; Asia/Manila where it is not set.
CREATE OR REPLACE FUNCTION brand_day(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila'))::date
$$;
