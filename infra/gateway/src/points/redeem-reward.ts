import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { redeem } from '@atrium/contracts/points';
import { addressLabel } from '../addresses/address-label.ts';
import { addressOf } from '../addresses/addresses.repository.ts';
import { textIn } from '../notices/text-in.ts';
import { requireDeposit } from '../limits/can-deposit.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { passwordFits } from '../session/passwords.ts';
import { post } from '../wallet/ledger.ts';
import { addRedemption, lockReward, passwordHashOf, pointsOf, takeStock, turnoverOf } from './points.repository.ts';
import { statusOf } from './shelf.ts';

/** The days over which the turnover requirement is measured. */
const TURNOVER_DAYS = 30;

/**
 * Redeems a reward. Checks password, stock, turnover and points, in this order; a refusal changes nothing. Goods need
 * an address; a bonus must also pass the limits of deposits before its points are taken. The redemption is then
 * reviewed. Source: 7-070, 2.11-05.
 */
export async function redeemReward(
  parts: Parts,
  {
    body,
    caller,
    transaction,
    key,
  }: ParsedOf<typeof redeem> & { caller: MemberCaller; transaction: Transaction; key: string },
): Promise<ReplyOf<typeof redeem>> {
  const { memberId } = caller.session;
  const now = parts.clock.now();
  if (!(await passwordFits(parts.config, await passwordHashOf(transaction, memberId), body.password)))
    throw new Refusal('PASSWORD_WRONG');
  const reward = await lockReward(transaction, now, body.rewardId);
  if (!reward || statusOf(reward, now) !== 'available' || reward.stock < body.quantity)
    throw new Refusal('REWARD_UNAVAILABLE', { params: { reason: 'stock' } });
  const address = reward.type === 'goods' ? await sentTo(transaction, memberId, body) : null;
  const turnover = await turnoverOf(transaction, memberId, now, TURNOVER_DAYS);
  if (turnover < BigInt(reward.amount_required))
    throw new Refusal('REWARD_UNAVAILABLE', {
      params: { reason: 'turnover', required: reward.amount_required, staked: turnover.toString() },
    });
  if (reward.type === 'bonus')
    await requireDeposit(parts, transaction, memberId, BigInt(reward.bonus_amount!) * BigInt(body.quantity));
  const points = BigInt(reward.points_required) * BigInt(body.quantity);
  if ((await pointsOf(transaction, memberId)) < points) throw new Refusal('POINTS_INSUFFICIENT');
  const { entryId } = await post(parts, transaction, {
    kind: 'points',
    memberId,
    scope: `points.redeem:${memberId}`,
    key,
    payload: { ...body, password: undefined },
    reference: reward.id,
    detail: 'redeemed',
    currency: 'PTS',
    lines: [
      { account: { class: 'points', memberId }, amount: -points },
      { account: { class: 'points:redeemed' }, amount: points },
    ],
  }).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'INSUFFICIENT_FUNDS' ? new Refusal('POINTS_INSUFFICIENT') : error;
  });
  await takeStock(transaction, reward.id, body.quantity);
  const remark = body.remark?.trim() ?? '';
  const id = await addRedemption(transaction, {
    memberId,
    rewardId: reward.id,
    at: now,
    quantity: body.quantity,
    points,
    remark,
    address,
    entryId,
  });
  return {
    id,
    at: now.toISOString(),
    rewardId: reward.id,
    name: textIn(reward.names, caller.language),
    type: reward.type,
    quantity: body.quantity,
    points: Number(points),
    status: 'in-process',
    remark,
    address,
    carrier: null,
    tracking: null,
    states: [{ status: 'in-process', at: now.toISOString() }],
  };
}

/** The address of goods: one of the address book as it is now, or a written one. */
async function sentTo(
  transaction: Transaction,
  memberId: string,
  { addressId, address }: ParsedOf<typeof redeem>['body'],
): Promise<string> {
  if (addressId === undefined) {
    if (!address?.trim()) throw new Refusal('BAD_REQUEST', { params: { field: 'address' } });
    return address.trim();
  }
  const chosen = await addressOf(transaction, memberId, addressId);
  if (!chosen) throw new Refusal('ADDRESS_UNKNOWN');
  return addressLabel(chosen);
}
