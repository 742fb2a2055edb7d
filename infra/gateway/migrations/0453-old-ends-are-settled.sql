-- What a contract has earned until it ends is paid from now on; those that ended before stay as they were left.
UPDATE agent_contracts SET settled_until = ended_at WHERE state = 'terminated' AND settled_until < ended_at;
