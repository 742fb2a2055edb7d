import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';

/** Refuses a payout until the member's identity is verified to the level that the brand asks for. Source: 11-32, MN-11. */
export async function requireIdentity(parts: Parts, queryable: Queryable, memberId: string): Promise<void> {
  const level = await parts.settings.get('identity.payoutLevel', 0);
  if (level === 0) return;
  const row = await queryable.first<{ level: number }>('SELECT identity_level($1, $2) AS level', [
    memberId,
    parts.clock.now(),
  ]);
  if (row!.level < level) throw new Refusal('IDENTITY_REQUIRED');
}
