-- The ladder of a contract; one from before ladders is a single clause.
--
-- Returns an array of {rate, valid_bet, profit_loss, active_members}, from the lowest clause. Raises nothing.
CREATE OR REPLACE FUNCTION contract_clauses(p_contract agent_contracts) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_contract.clauses, jsonb_build_array(jsonb_build_object(
    'rate', (p_contract.rate * 10000)::integer, 'valid_bet', p_contract.period_valid_bet,
    'profit_loss', p_contract.period_profit_loss, 'active_members', p_contract.active_members)))
$$;
