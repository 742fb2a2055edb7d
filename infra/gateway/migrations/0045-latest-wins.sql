-- The winner board asks for the latest wins of everybody.
CREATE INDEX rounds_wins ON rounds (closed_at DESC, id DESC) WHERE status = 'won';

-- The time zone is part of the setting "brand".
CREATE OR REPLACE FUNCTION brand_day(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'brand'), 'Asia/Manila'))::date
$$;
