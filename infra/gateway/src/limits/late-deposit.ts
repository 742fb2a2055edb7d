import type { Transaction } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import type { Bar } from './can-wager.ts';
import { identityCap } from './identity-cap.ts';
import { limitsOf, used } from './limits.repository.ts';

/** Why money that has been paid may not be credited: what closed the member's deposits after it was opened. */
export type LateBecause = Exclude<Bar, 'TERMS_CHANGED'> | 'LIMIT_EXCEEDED';

/**
 * Checks a deposit once more when its money arrives; undefined if it may be credited. Only credited deposits count, since
 * this one and others may have been opened before the limit. Until `transaction` ends, the member's other payments wait, so
 * that two of them cannot exceed a limit together. Source: 14-08.
 */
export async function lateBecause(
  parts: Parts,
  transaction: Transaction,
  memberId: string,
  amount: bigint,
): Promise<LateBecause | undefined> {
  await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`late-deposit:${memberId}`]);
  const row = await parts.database.first<{ bar: Bar | null }>('SELECT player_bar($1, $2) AS bar', [
    memberId,
    parts.clock.now(),
  ]);
  // Terms that are not accepted shut play and new deposits; the money of one under way is the member's.
  if (row?.bar && row.bar !== 'TERMS_CHANGED') return row.bar;
  const cap = await identityCap(parts, memberId);
  if (cap !== null && (await used(parts, memberId, 'deposit', 'm')) + amount > cap) return 'IDENTITY_REQUIRED';
  for (const limit of await limitsOf(parts, memberId, ['deposit', 'deposit_net']))
    if ((await used(parts, memberId, limit.kind, limit.period)) + amount > limit.amount) return 'LIMIT_EXCEEDED';
  return undefined;
}
