import { channelOf } from '../channels.repository.ts';
import type { Operator } from '../operators.ts';
import { type RegistryParts, refuseWithoutRight } from '../registry.ts';

/** A squad may close its own remote for maintenance; another version or page in its place is an operator's decision. */
export async function requireSwapRight(
  parts: RegistryParts,
  operator: Operator,
  remote: string,
  { maintenance }: { maintenance?: string | undefined },
): Promise<void> {
  if (operator.role !== 'squad' || maintenance !== undefined) return;
  const why = `${operator.name} may close ${remote} for maintenance. Another version or page in its place needs an operator.`;
  await refuseWithoutRight(parts, operator, 'swap', remote, why);
}

/** A squad may open its own remote after maintenance, and ends no other stand-in. */
export async function requireRestoreRight(parts: RegistryParts, operator: Operator, remote: string): Promise<void> {
  if (operator.role !== 'squad') return;
  const standIn = (await channelOf(parts.pool, parts.brand, remote))?.standIn;
  if (!standIn || standIn.kind === 'maintenance') return;
  const why = `An operator put a ${standIn.kind} in the place of ${remote}, which needs an operator to end.`;
  await refuseWithoutRight(parts, operator, 'restore', remote, why);
}

/** A version that failed in Chromium goes to members by an operator's decision alone. */
export async function requireOperator(parts: RegistryParts, operator: Operator, remote: string): Promise<void> {
  if (operator.role !== 'squad') return;
  const why = `${operator.name} may not promote ${remote} in spite of findings in Chromium. That needs an operator.`;
  await refuseWithoutRight(parts, operator, 'promote', remote, why);
}
