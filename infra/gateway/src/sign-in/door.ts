import { AGENT_ROLES } from '@atrium/contracts/account-roles';
import type { LoginPayload } from '@atrium/contracts/session';
import type { InferOutput } from 'valibot';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import type { Credentials } from '../session/credentials.repository.ts';
import { agentOf } from '../system/affiliate.ts';

/** Only agents at the portal of agents, and only an agent's own downline at that agent's entry. Source: 6-14, 6-15. */
export async function checkDoor(
  parts: Parts,
  { entry, agent }: Pick<InferOutput<typeof LoginPayload>, 'entry' | 'agent'>,
  { id, type }: Credentials,
): Promise<void> {
  if (entry === 'agent' && !AGENT_ROLES.includes(type)) throw new Refusal('NOT_AN_AGENT');
  if (entry !== 'agentEntry') return;
  const keeper = await agentOf(parts, { code: agent ?? '' });
  const own =
    keeper !== undefined &&
    (await parts.database.first('SELECT 1 FROM members WHERE id = $1 AND path @> ARRAY[$2::bigint]', [id, keeper]));
  if (!own) throw new Refusal('NOT_OF_THIS_AGENT');
}
