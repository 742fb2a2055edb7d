import { randomInt } from 'node:crypto';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { claimRaffle as raffleCall } from '@atrium/contracts/promotions';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { requireDeposit } from '../limits/can-deposit.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { takeFromBudget } from './awards/budget.ts';
import { addParticipant, marksOf, oneAtATime } from './participation.ts';
import { runningPromotion } from './promotions.repository.ts';

interface Prize {
  position: number;
  amount: string;
  weight: number;
}

/** The remaining prizes, locked, so that two members never draw the last one together. */
const prizesLeft = (transaction: Queryable, promotionId: string): Promise<Prize[]> =>
  transaction.rows(
    'SELECT position, amount, weight FROM raffle_prizes WHERE promotion_id = $1 AND stock > 0 ORDER BY position FOR UPDATE',
    [promotionId],
  );

/** Each prize by its weight; `randomInt` has no modulo bias. */
function drawn(prizes: readonly Prize[]): Prize {
  const ticket = randomInt(prizes.reduce((sum, { weight }) => sum + weight, 0));
  let passed = 0;
  return prizes.find(({ weight }) => {
    passed += weight;
    return ticket < passed;
  })!;
}

/**
 * Draws one ticket per member and raffle, and per address and device where the rules say so; the prize is paid in the same
 * transaction, as cash or as the bonus that the terms name. Source: 7-065, 11-20.
 */
export async function claimRaffle(
  parts: Parts,
  {
    body,
    caller,
    transaction,
    key,
  }: ParsedOf<typeof raffleCall> & { caller: MemberCaller; transaction: Transaction; key: string },
): Promise<ReplyOf<typeof raffleCall>> {
  const { memberId, currency } = caller.session;
  const { promotionId } = body;
  const now = parts.clock.now();
  const marks = await marksOf(parts, caller);
  await oneAtATime(transaction, promotionId);
  const promotion = await runningPromotion(transaction, promotionId, now);
  if (!promotion) throw new Refusal('PROMOTION_CLOSED');
  const first = await transaction.run(
    'INSERT INTO promotion_claims (promotion_id, member_id, at, amount) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING',
    [promotionId, memberId, now],
  );
  if (first === 0) throw new Refusal('ALREADY_CLAIMED');
  const bonus = promotion.rules?.bonus ?? null;
  if (promotion.rules) await addParticipant(transaction, promotion, { memberId, now, marks });
  const prizes = await prizesLeft(transaction, promotionId);
  if (prizes.length === 0) throw new Refusal('PROMOTION_CLOSED');
  const prize = drawn(prizes);
  const amount = BigInt(prize.amount);
  if (!(await takeFromBudget(transaction, promotionId, amount))) throw new Refusal('PROMOTION_BUDGET_SPENT');
  // An excluded member is refused whatever the outcome.
  await requireDeposit(parts, transaction, memberId, amount);
  await transaction.run('UPDATE raffle_prizes SET stock = stock - 1 WHERE promotion_id = $1 AND position = $2', [
    promotionId,
    prize.position,
  ]);
  if (amount > 0n) {
    const { entryId } = bonus
      ? await creditBonus(parts, transaction, { memberId, currency, promotionId, amount, terms: bonus })
      : await post(parts, transaction, {
          kind: 'bonus',
          memberId,
          scope: `raffle:${memberId}`,
          key,
          payload: { promotionId },
          reference: promotionId,
          detail: 'raffle',
          currency,
          lines: [
            { account: { class: 'promo:budget', detail: 'raffle' }, amount: -amount },
            { account: { class: 'player:cash', memberId }, amount },
          ],
        });
    await transaction.run(
      'UPDATE promotion_claims SET amount = $3, entry_id = $4 WHERE promotion_id = $1 AND member_id = $2',
      [promotionId, memberId, amount, entryId],
    );
  }
  return { promotionId, amount: prize.amount, at: now.toISOString(), ...(bonus && { asBonus: true }) };
}
