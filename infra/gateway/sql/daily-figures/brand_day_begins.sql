-- The instant at which a day of the brand begins.
--
-- The inverse of brand_day. A query that compares many rows with one day calls this once instead of brand_day per row.
CREATE OR REPLACE FUNCTION brand_day_begins(day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT day::timestamp
         AT TIME ZONE coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila')
$$;
