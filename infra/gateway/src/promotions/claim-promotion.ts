import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { claimPromotion as claimCall } from '@atrium/contracts/promotion-activities';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { claimableAwards, noteAward, payAward } from './awards/award.ts';
import { promotionOf, type PromotionRow, runningPromotion } from './promotions.repository.ts';

type Input = ParsedOf<typeof claimCall> & { caller: MemberCaller; transaction: Transaction };

/** Pays everything that a promotion owes the member, also after its end; a check-in counts the day first. Source: 11-20, 11-21. */
export async function claimPromotion(
  parts: Parts,
  { body, caller, transaction }: Input,
): Promise<ReplyOf<typeof claimCall>> {
  const { memberId } = caller.session;
  const promotion = await promotionOf(transaction, body.promotionId);
  if (!promotion?.rules) throw new Refusal('PROMOTION_CLOSED');
  const isCheckIn = promotion.rules.engine === 'check-in' && (await checkIn(parts, transaction, promotion, memberId));
  const awards = await claimableAwards(transaction, promotion.id, memberId);
  if (awards.length === 0 && !isCheckIn) throw new Refusal('PROMOTION_NOTHING_DUE');
  for (const award of awards) await payAward(parts, transaction, award, 'claimed');
  return {
    promotionId: promotion.id,
    amount: awards.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString(),
    asBonus: promotion.rules.bonus !== null,
  };
}

/** Counts today for a participant, and awards what the calendar has for it. False: nothing can be counted. */
async function checkIn(
  parts: Parts,
  transaction: Transaction,
  { id, rules }: PromotionRow,
  memberId: string,
): Promise<boolean> {
  if (rules?.engine !== 'check-in') return false;
  const now = parts.clock.now();
  if (!(await runningPromotion(transaction, id, now))) throw new Refusal('PROMOTION_CLOSED');
  const joined = await transaction.first(
    'SELECT 1 FROM promotion_participations WHERE promotion_id = $1 AND member_id = $2 AND left_at IS NULL FOR UPDATE',
    [id, memberId],
  );
  if (!joined) return false;
  const before = await transaction.first<{ n: number }>(
    'SELECT count(*)::int AS n FROM promotion_check_ins WHERE promotion_id = $1 AND member_id = $2',
    [id, memberId],
  );
  if (before!.n >= rules.days) return false;
  const counted = await transaction.run(
    'INSERT INTO promotion_check_ins (promotion_id, member_id, day) VALUES ($1, $2, brand_day($3)) ON CONFLICT DO NOTHING',
    [id, memberId, now],
  );
  if (counted === 0) throw new Refusal('ALREADY_CLAIMED');
  const day = before!.n + 1;
  const isLast = day === rules.days;
  const amount = isLast ? rules.amount : rules.steps?.find((step) => step.day === day)?.amount;
  if (amount === undefined) return true;
  const cause = isLast ? 'check-in' : `check-in ${day}`;
  const award = { promotionId: id, memberId, cause, amount: BigInt(amount), automatic: false };
  // The day is not counted either, so that it is not lost.
  if ((await noteAward(parts, transaction, award)) === 'spent') throw new Refusal('PROMOTION_BUDGET_SPENT');
  return true;
}
