-- Returns the pool that a draw of the game has if it is planned now: rules and price of an entry; null without plays that share one.
--
-- Input: the game's code. Raises nothing of its own.
CREATE OR REPLACE FUNCTION lottery_pool_of(p_game text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('rules', g.rules #> '{pricing,pool}', 'unit', g.unit::text)
    FROM lottery_games g
   WHERE g.code = p_game AND g.rules #> '{pricing,pool}' IS NOT NULL
     AND g.rules -> 'sets' ?| ARRAY['marksix-official', 'toto', 'lotto45', 'lotto55']
$$;
