import type { Parts } from '../platform/parts.ts';
import { Refusal } from '../platform/errors.ts';

/** Refuses an agent whom one further up has blocked: it takes no accounts. Source: 12-06. */
export async function requireOpen({ database }: Parts, agentId: string): Promise<void> {
  if (await database.first('SELECT 1 FROM agent_blocks WHERE member_id = $1 AND ended_at IS NULL', [agentId]))
    throw new Refusal('AGENT_BLOCK');
}
