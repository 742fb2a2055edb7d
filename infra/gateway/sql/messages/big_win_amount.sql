-- The payout from which a win is a message, in minor units: the setting `messages.bigWin`, otherwise 1,000,000.
--
-- Raises nothing of its own.
CREATE OR REPLACE FUNCTION big_win_amount() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (value #>> '{}')::bigint FROM settings WHERE key = 'messages.bigWin'), 1000000)
$$;
