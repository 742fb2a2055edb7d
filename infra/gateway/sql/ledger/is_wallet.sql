-- Whether an account class is a wallet of a member: what movements are counted of.
--
-- A plain expression, which the planner writes into the query that calls it. The concatenation hides the class from its
-- statistics: callers look an account up by its ID, also with a plan from the time when the tables were small.
-- Input: the class of a ledger account. Raises nothing.
CREATE OR REPLACE FUNCTION is_wallet(p_class text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_class || '' IN ('player:cash', 'player:bonus', 'player:locked', 'player:play')
$$;
