import type { AccountStanding, setNote as call } from '@atrium/contracts/agent-downline';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { requireBelow, standingOf } from './account-standing.ts';

/** Keeps the agent's own note about an account below. Source: 12-06. */
export async function setNote(
  parts: Parts,
  { params, body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<AccountStanding> {
  const agentId = caller.session.memberId;
  await requireBelow(parts.database, agentId, params.id);
  if (body.note)
    await parts.database.run(
      `INSERT INTO agent_notes (agent_id, member_id, note, written_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (agent_id, member_id) DO UPDATE SET note = excluded.note, written_at = excluded.written_at`,
      [agentId, params.id, body.note, parts.clock.now()],
    );
  else await parts.database.run('DELETE FROM agent_notes WHERE agent_id = $1 AND member_id = $2', [agentId, params.id]);
  return await standingOf(parts, parts.database, agentId, params.id);
}
