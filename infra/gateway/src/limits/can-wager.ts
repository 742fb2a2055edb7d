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

/** A bet as the rules of protection see it: of the portal's session behind the game, at a vendor, in a round. */
export interface Bet {
  memberId: string;
  /** The reality check of the session waits for its answer. */
  checkDue: boolean;
  vendor: string;
  round: string;
  stake: bigint;
}

/**
 * Whether a vendor's game may take this bet. What only finishes a round that is open, without a stake, always may: no rule
 * of protection strands a free spin. Everything else waits for the answer to a reality check that is due (RG-08).
 */
export async function betRefusal(
  parts: Parts,
  bet: Bet,
): Promise<'PLAYER_DISABLED' | 'LIMIT_EXCEEDED' | 'REALITY_CHECK_DUE' | undefined> {
  if (bet.stake === 0n && (await isUnderWay(parts, bet))) return undefined;
  return (await wagerRefusal(parts, bet.memberId, bet.stake)) ?? (bet.checkDue ? 'REALITY_CHECK_DUE' : undefined);
}

async function isUnderWay({ database }: Parts, { vendor, memberId, round }: Bet): Promise<boolean> {
  const open = await database.first(
    {
      name: 'round-under-way',
      text: "SELECT 1 FROM rounds WHERE vendor_code = $1 AND member_id = $2 AND round_id = $3 AND status = 'open'",
    },
    [vendor, memberId, round],
  );
  return open !== undefined;
}

/**
 * Whether a member may stake this much now: the gate of every stake, at the vendors' calls (`betRefusal`), at a launch and in our own
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
