import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { limitsOf, type Period, used } from './limits.repository.ts';

/** What is left of the tightest deposit limit, for the deposit page; null without one. */
export interface DepositLimit {
  period: Period;
  amount: bigint;
  used: bigint;
}

export async function depositLimit(parts: Parts, memberId: string): Promise<DepositLimit | null> {
  const limits = await limitsOf(parts, memberId, ['deposit']);
  const found = await Promise.all(
    limits.map(async ({ period, amount }) => ({
      period,
      amount,
      used: await used(parts, memberId, 'deposit', period),
    })),
  );
  const left = (limit: DepositLimit) => limit.amount - limit.used;
  return found.sort((a, b) => (left(a) < left(b) ? -1 : 1))[0] ?? null;
}

/** The gate of every way of paying in: exclusion and limits. Throws the refusal. */
export async function requireDeposit(parts: Parts, memberId: string, amount: bigint): Promise<void> {
  const barred = await parts.database.first<{ barred: boolean }>('SELECT player_barred($1, $2) AS barred', [
    memberId,
    parts.clock.now(),
  ]);
  if (barred!.barred) throw new Refusal('PLAYER_EXCLUDED');
  const limit = await depositLimit(parts, memberId);
  if (limit && limit.used + amount > limit.amount)
    throw new Refusal('LIMIT_EXCEEDED', {
      params: { left: (limit.amount > limit.used ? limit.amount - limit.used : 0n).toString() },
    });
}

/** When the running period of a limit ends: a day after now for the rolling one, else the brand's next week or month. */
export async function limitResetsAt(parts: Parts, period: Period): Promise<Date> {
  const zone = (await parts.settings.get<{ timeZone?: string }>('brand', {})).timeZone ?? 'UTC';
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
