import type { AccountStanding, setBlock as call } from '@atrium/contracts/agent-downline';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { requireBelow, standingOf } from './account-standing.ts';

/**
 * Blocks an account below, or ends a block. `player_bar` has its effect: neither stakes nor deposits, while withdrawals go
 * on. A block of an agent further up is not ended by one further down. Source: 12-06.
 */
export const setBlock = (
  parts: Parts,
  { params, body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<AccountStanding> =>
  parts.database.transaction(async (transaction) => {
    const agentId = caller.session.memberId;
    await requireBelow(transaction, agentId, params.id);
    const now = parts.clock.now();
    const changed = body.blocked
      ? await transaction.run(
          'INSERT INTO agent_blocks (member_id, agent_id, reason, blocked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
          [params.id, agentId, body.reason, now],
        )
      : await transaction.run(
          `UPDATE agent_blocks k SET ended_at = $4, ended_by = $2, end_reason = $3 FROM members b
            WHERE k.member_id = $1 AND k.ended_at IS NULL AND b.id = k.agent_id AND b.path @> ARRAY[$2::bigint]`,
          [params.id, agentId, body.reason, now],
        );
    if (changed === 0) throw new Refusal('BLOCK_STATE');
    return await standingOf(parts, transaction, agentId, params.id);
  });
