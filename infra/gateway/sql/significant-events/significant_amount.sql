-- The amount from which a stake, win, deposit or withdrawal is a significant event, in minor units.
--
-- Input: `stake`, `win`, `deposit` or `withdrawal`. Source: the setting `events.large`; without it 10,000,000.
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION significant_amount(what text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (value ->> what)::bigint FROM settings WHERE key = 'events.large'), 10000000)
$$;
