-- Whether entries of this kind are play: an archive takes the lines of no other kind out of the database.
--
-- A plain expression, which the planner writes into the query that calls it.
-- Input: the kind of a ledger entry. Raises nothing.
CREATE OR REPLACE FUNCTION is_play(p_kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_kind IN ('bet', 'payout', 'rollback')
$$;
