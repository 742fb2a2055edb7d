import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { convertPoint } from '@atrium/contracts/points';
import { requireDeposit } from '../limits/can-deposit.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { pointRules } from './point-rules.ts';
import { expiredSince, pointsOf } from './points.repository.ts';

/** A page that was opened before still shows points that have expired within this time. */
const RECENTLY_MS = 24 * 60 * 60_000;

/**
 * Converts points to cash at the ratio; the password is checked before. Points out and money in are two entries of one
 * transaction, since an entry has one currency. It is subject to the limits of deposits. Source: 7-074.
 */
export async function convertPoints(
  parts: Parts,
  {
    body,
    caller,
    transaction,
    key,
  }: ParsedOf<typeof convertPoint> & { caller: MemberCaller; transaction: Transaction; key: string },
): Promise<ReplyOf<typeof convertPoint>> {
  const { memberId, currency } = caller.session;
  const { ratio, convertible } = await pointRules(parts.settings);
  if (!convertible) throw new Refusal('FUNCTION_DISABLED');
  if (body.points % ratio.points !== 0)
    throw new Refusal('BAD_REQUEST', { params: { field: 'points', multiple: ratio.points } });
  const points = BigInt(body.points);
  const amount = (points / BigInt(ratio.points)) * BigInt(ratio.amount);
  await requireDeposit(parts, transaction, memberId, amount);
  const held = await pointsOf(transaction, memberId);
  if (held < points) throw await missingPoints(parts, transaction, memberId, { held, points });
  const named = {
    memberId,
    key,
    payload: { points: body.points, amount: amount.toString() },
    reference: key,
    detail: 'points',
  };
  await post(parts, transaction, {
    ...named,
    kind: 'points',
    scope: `points.convert:${memberId}`,
    currency: 'PTS',
    lines: [
      { account: { class: 'points', memberId }, amount: -points },
      { account: { class: 'points:redeemed' }, amount: points },
    ],
  }).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'INSUFFICIENT_FUNDS' ? new Refusal('POINTS_INSUFFICIENT') : error;
  });
  await post(parts, transaction, {
    ...named,
    kind: 'bonus',
    scope: `points.cash:${memberId}`,
    currency,
    lines: [
      { account: { class: 'promo:budget', detail: 'points' }, amount: -amount },
      { account: { class: 'player:cash', memberId }, amount },
    ],
  });
  return { points: body.points, amount: amount.toString(), pointsLeft: Number(await pointsOf(transaction, memberId)) };
}

/** Points that are missing because they have expired meanwhile are a cause of their own. */
async function missingPoints(
  { clock }: Parts,
  transaction: Transaction,
  memberId: string,
  { held, points }: { held: bigint; points: bigint },
): Promise<Refusal> {
  const expired = await expiredSince(transaction, memberId, new Date(clock.now().getTime() - RECENTLY_MS));
  return expired > 0n && held + expired >= points
    ? new Refusal('POINTS_EXPIRED', { params: { expired: Number(expired), left: Number(held) } })
    : new Refusal('POINTS_INSUFFICIENT');
}
