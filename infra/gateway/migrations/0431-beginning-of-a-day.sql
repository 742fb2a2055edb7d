-- The instant at which a day of the brand begins: asked once, where `brand_day` of each row would be.
CREATE FUNCTION brand_day_begins(day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT day::timestamp AT TIME ZONE coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila')
$$;
