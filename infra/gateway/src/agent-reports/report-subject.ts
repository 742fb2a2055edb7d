import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { isInTree, wayTo } from '../agents/agents.repository.ts';

/** The account whose report is asked for: the caller, or one below. With the accounts from the caller down to it. */
export async function reportSubject(
  database: Queryable,
  callerId: string,
  under: string | undefined,
): Promise<{ agentId: string; line: { id: string; account: string }[] }> {
  const agentId = under ?? callerId;
  if (!(await isInTree(database, callerId, agentId))) throw new Refusal('NOT_IN_DOWNLINE');
  return { agentId, line: await wayTo(database, callerId, agentId) };
}
