-- The obstacles to erasing the member's personal data at p_at, in the order in which a member settles them.
--
-- `balance`, `bets`, `bonus`, `deposit`, `withdrawal`, `order`: money or goods under way. `review`: the identity or the account
-- waits for an operator. `exclusion`: a break with an end is in force; one without an end is no obstacle, since its row and the
-- digests of the person stay. `team`: accounts below it. `contract`: one that is offered or in force, or one that has ended
-- with a bill unpaid or not calculated yet, for the account that is paid and the upline that pays. Raises nothing.
CREATE OR REPLACE FUNCTION erasure_blockers(p_member bigint, p_at timestamptz) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN EXISTS (SELECT 1 FROM rounds WHERE member_id = p_member AND status = 'open') THEN 'bets' END,
    CASE WHEN EXISTS (SELECT 1 FROM deposits WHERE member_id = p_member AND status IN ('waiting', 'held')) THEN 'deposit' END,
    CASE WHEN EXISTS (SELECT 1 FROM withdrawals WHERE member_id = p_member AND (status IN ('in-review', 'approved') OR report = 'open')) THEN 'withdrawal' END,
    CASE WHEN EXISTS (SELECT 1 FROM bonuses WHERE member_id = p_member AND state IN ('waiting', 'active'))
           OR EXISTS (SELECT 1 FROM ledger_accounts WHERE member_id = p_member AND class = 'player:bonus' AND posted <> 0) THEN 'bonus' END,
    CASE WHEN EXISTS (SELECT 1 FROM ledger_accounts
                       WHERE member_id = p_member AND class IN ('player:cash', 'player:locked', 'vendor:wallet', 'agent:commission')
                         AND (posted <> 0 OR held <> 0))
           OR EXISTS (SELECT 1 FROM benefits WHERE member_id = p_member AND state = 'due' AND kind = 'agent-rebate') THEN 'balance' END,
    CASE WHEN EXISTS (SELECT 1 FROM redemptions WHERE member_id = p_member AND status IN ('in-process', 'approved', 'shipped')) THEN 'order' END,
    CASE WHEN EXISTS (SELECT 1 FROM members WHERE id = p_member AND status = 'locked')
           OR EXISTS (SELECT 1 FROM identity_checks WHERE member_id = p_member AND state = 'pending')
           OR EXISTS (SELECT 1 FROM payout_accounts WHERE member_id = p_member AND state = 'review' AND removed_at IS NULL)
           OR EXISTS (SELECT 1 FROM person_matches WHERE member_id = p_member AND state = 'open') THEN 'review' END,
    CASE WHEN EXISTS (SELECT 1 FROM rg_exclusions WHERE member_id = p_member AND from_at <= p_at AND until_at > p_at) THEN 'exclusion' END,
    CASE WHEN EXISTS (SELECT 1 FROM members WHERE upline_id = p_member) THEN 'team' END,
    CASE WHEN EXISTS (
      SELECT 1 FROM agent_contracts c
       WHERE p_member IN (c.member_id, c.upline_id)
         AND (c.state IN ('requested', 'accepted')
              OR (c.payer = 'upline' OR p_member = c.member_id)
                 AND (c.settled_until < c.ended_at
                      OR EXISTS (SELECT 1 FROM contract_settlements s WHERE s.contract_id = c.id AND s.state IN ('waiting', 'insufficient'))))) THEN 'contract' END
  ], NULL)
$$;
