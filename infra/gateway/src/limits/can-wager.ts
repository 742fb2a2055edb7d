import type { Parts } from '../platform/parts.ts';
import { limitsOf, used } from './limits.repository.ts';

/** Whether a member is on a break or locked: then no money comes in and nothing is staked (RG-13). */
export async function isBarred(parts: Parts, memberId: string): Promise<boolean> {
  const row = await parts.database.first<{ barred: boolean }>(
    { name: 'player-barred', text: 'SELECT player_barred($1, $2) AS barred' },
    [memberId, parts.clock.now()],
  );
  return row!.barred;
}

/**
 * Whether a member may stake this much now: the one gate of every bet, at the vendors' calls, at a launch and in our own
 * games. Undefined means yes. Winnings, rollbacks and withdrawals never ask here.
 */
export async function wagerRefusal(
  parts: Parts,
  memberId: string,
  stake: bigint,
): Promise<'PLAYER_DISABLED' | 'LIMIT_EXCEEDED' | undefined> {
  const now = parts.clock.now();
  const row = await parts.database.first<{ barred: boolean; limited: boolean }>(
    {
      name: 'wager-gate',
      text: 'SELECT player_barred($1, $2) AS barred, EXISTS (SELECT 1 FROM rg_limits WHERE member_id = $1 AND superseded_at IS NULL) AS limited',
    },
    [memberId, now],
  );
  if (row!.barred) return 'PLAYER_DISABLED';
  if (!row!.limited) return undefined;
  for (const { kind, period, amount } of await limitsOf(parts, memberId, ['wager', 'loss', 'session_time'])) {
    const taken = await used(parts, memberId, kind, period);
    if (kind === 'session_time' ? taken >= amount : taken + stake > amount) return 'LIMIT_EXCEEDED';
  }
  return undefined;
}
