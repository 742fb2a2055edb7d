import { timeZoneOf } from '../platform/brand-time-zone.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { refuseBarred } from './can-wager.ts';
import { identityCap } from './identity-cap.ts';
import { limitsOf, type Period, used } from './limits.repository.ts';

const LOCK = 'SELECT 1 FROM members WHERE id = $1 FOR NO KEY UPDATE';
/** A deposit that is still unpaid after this time no longer counts. */
const WAITED_FOR = "interval '1 day'";

/** The rest of the tightest deposit limit, for the deposit page; null without one. */
export interface DepositLimit {
  period: Period;
  amount: bigint;
  used: bigint;
}

export async function depositLimit(
  parts: Parts,
  memberId: string,
  kinds: readonly ('deposit' | 'deposit_net')[] = ['deposit'],
): Promise<DepositLimit | null> {
  const limits = await limitsOf(parts, memberId, kinds);
  if (limits.length === 0) return null;
  const waiting = await waitedFor(parts, memberId);
  const found = await Promise.all(
    limits.map(async ({ kind, period, amount }) => ({
      period,
      amount,
      used: (await used(parts, memberId, kind, period)) + waiting,
    })),
  );
  const left = (limit: DepositLimit) => limit.amount - limit.used;
  return found.sort((a, b) => (left(a) < left(b) ? -1 : 1))[0] ?? null;
}

/** Opened and unpaid deposits. Once paid they cannot be refused, so they count from the start. */
async function waitedFor(parts: Parts, memberId: string): Promise<bigint> {
  const row = await parts.database.first<{ n: string }>(
    `SELECT coalesce(sum(amount), 0)::text AS n FROM deposits WHERE member_id = $1 AND status = 'waiting' AND created_at > $2::timestamptz - ${WAITED_FOR}`,
    [memberId, parts.clock.now()],
  );
  return BigInt(row!.n);
}

/**
 * Checks exclusion, age and limits for every kind of deposit, and throws the refusal. Until `transaction` ends, the member's
 * other deposits wait, so that two tabs cannot exceed the limit together.
 */
export async function requireDeposit(
  parts: Parts,
  transaction: Transaction,
  memberId: string,
  amount: bigint,
): Promise<void> {
  await transaction.run(LOCK, [memberId]);
  await refuseBarred(parts, memberId);
  const cap = await identityCap(parts, memberId);
  if (cap !== null) {
    const taken = (await used(parts, memberId, 'deposit', 'm')) + (await waitedFor(parts, memberId));
    if (taken + amount > cap) throw new Refusal('IDENTITY_REQUIRED');
  }
  const limit = await depositLimit(parts, memberId, ['deposit', 'deposit_net']);
  if (limit && limit.used + amount > limit.amount)
    throw new Refusal('LIMIT_EXCEEDED', {
      params: { left: (limit.amount > limit.used ? limit.amount - limit.used : 0n).toString() },
    });
}

/** The end of a limit's current period: a day from now for the rolling one, else the brand's next week or month. */
export async function limitResetsAt(parts: Parts, period: Period): Promise<Date> {
  const zone = await timeZoneOf(parts.settings);
  const next = {
    d: "$1::timestamptz + interval '24 hours'",
    w: "date_trunc('week', $1::timestamptz, $2) + interval '1 week'",
    m: "date_trunc('month', $1::timestamptz, $2) + interval '1 month'",
  }[period];
  const row = await parts.database.first<{ at: Date }>(`SELECT ${next} AS at WHERE $2::text IS NOT NULL`, [
    parts.clock.now(),
    zone,
  ]);
  return row!.at;
}
