-- Moves a member with everybody below it under another agent, or to the top (p_upline null).
--
-- Guarantees that bets placed before p_at keep their chain: member_terms holds both places, and what agents earned, or a
-- correction takes back, follows the place of the bet's moment. Contracts of the member with its former uplines end.
-- Raises AT422 where the new upline is the member itself, below it, or no agent.
CREATE OR REPLACE FUNCTION move_subtree(p_member bigint, p_upline bigint, p_at timestamptz) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  above bigint[] := '{}';
  moved integer;
BEGIN
  PERFORM 1 FROM members m WHERE m.id = p_upline OR m.path @> ARRAY[p_member] ORDER BY m.id FOR UPDATE;
  IF p_upline IS NOT NULL THEN
    SELECT m.path INTO above FROM members m WHERE m.id = p_upline AND m.type IN (1, 2, 41, 42);
    IF NOT FOUND OR above @> ARRAY[p_member] THEN
      RAISE EXCEPTION 'member % cannot move below %', p_member, p_upline USING ERRCODE = 'AT422';
    END IF;
  END IF;
  UPDATE members m SET upline_id = p_upline WHERE m.id = p_member;
  UPDATE members m SET path = above || m.path[array_position(m.path, p_member):], terms_from = p_at
   WHERE m.path @> ARRAY[p_member];
  GET DIAGNOSTICS moved = ROW_COUNT;
  UPDATE agent_contracts c SET state = 'terminated', ended_at = p_at, end_reason = 'moved'
   WHERE c.member_id = p_member AND c.state IN ('accepted', 'requested');
  RETURN moved;
END $$;
