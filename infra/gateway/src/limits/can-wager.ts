import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { limitsOf, used } from './limits.repository.ts';

/**
 * Why a member can neither deposit nor stake: a closed account (AC-17), a break or a lock (RG-13), the age (14-03), another
 * account (14-04), a block by an agent above (12-06), terms that are not accepted (AC-03), or the identity.
 */
export type Bar =
  | 'ACCOUNT_CLOSED'
  | 'PLAYER_EXCLUDED'
  | 'BIRTH_DATE_REQUIRED'
  | 'UNDER_AGE'
  | 'ACCOUNT_IN_REVIEW'
  | 'AGENT_BLOCK'
  | 'TERMS_CHANGED'
  | 'IDENTITY_REQUIRED';

/** The reason why a member may not play; null for one who may. */
export async function barOf(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  memberId: string,
): Promise<Bar | null> {
  const row = await database.first<{ bar: Bar | null }>(
    { name: 'player-bar', text: 'SELECT player_bar($1, $2) AS bar' },
    [memberId, clock.now()],
  );
  return row?.bar ?? null;
}

export async function refuseBarred(parts: Parts, memberId: string): Promise<void> {
  const bar = await barOf(parts, memberId);
  if (bar) throw await barRefusal(parts, bar);
}

/** The refusal to a member; it names the brand's least age, if that is the cause. */
export const barRefusal = async ({ settings }: Parts, bar: Bar): Promise<Refusal> =>
  new Refusal(bar, bar === 'UNDER_AGE' ? { params: { age: await settings.get('register.minimumAge', 18) } } : {});

/** A bet for the checks of player protection. */
export interface Bet {
  memberId: string;
  /** Whether the reality check of the portal's session is unanswered. */
  checkDue: boolean;
  vendor: string;
  round: string;
  stake: bigint;
}

/**
 * The refusal of a vendor's bet; undefined if it is allowed. A bet without a stake in an open round is always allowed:
 * player protection never strands a free spin. Every other bet is refused while a reality check is due (RG-08).
 */
export async function betRefusal(
  parts: Parts,
  bet: Bet,
): Promise<'PLAYER_DISABLED' | 'LIMIT_EXCEEDED' | 'REALITY_CHECK_DUE' | undefined> {
  if (bet.stake === 0n && (await isUnderWay(parts, bet))) return undefined;
  const refusal = await wagerRefusal(parts, bet.memberId, bet.stake);
  if (refusal) return refusal === 'LIMIT_EXCEEDED' ? refusal : 'PLAYER_DISABLED';
  return bet.checkDue ? 'REALITY_CHECK_DUE' : undefined;
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
 * The refusal of a stake; undefined if it is allowed. It applies to every stake: at the vendors' calls (`betRefusal`),
 * at a launch and in our own games. Payouts, rollbacks and withdrawals are not checked.
 */
export async function wagerRefusal(
  parts: Parts,
  memberId: string,
  stake: bigint,
): Promise<Bar | 'LIMIT_EXCEEDED' | undefined> {
  const now = parts.clock.now();
  const row = await parts.database.first<{ bar: Bar | null; limited: boolean }>(
    {
      name: 'wager-gate',
      text: 'SELECT player_bar($1, $2) AS bar, EXISTS (SELECT 1 FROM rg_limits WHERE member_id = $1 AND superseded_at IS NULL) AS limited',
    },
    [memberId, now],
  );
  if (row!.bar) return row!.bar;
  if (!row!.limited) return undefined;
  for (const { kind, period, amount } of await limitsOf(parts, memberId, ['wager', 'loss', 'session_time'])) {
    const taken = await used(parts, memberId, kind, period);
    if (kind === 'session_time' ? taken >= amount : taken + stake > amount) return 'LIMIT_EXCEEDED';
  }
  return undefined;
}
