import type { BonusTerms } from '@atrium/contracts/bonuses';
import type { PromotionRules } from '@atrium/contracts/promotion-rules';
import { creditBonus } from '../../bonuses/credit-bonus.ts';
import { requireDeposit } from '../../limits/can-deposit.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { post } from '../../wallet/ledger.ts';
import { takeFromBudget } from './budget.ts';

const BATCH = 200;
/** A member on a break or at a limit is tried again after this time. */
const RETRY_AFTER_MS = 60 * 60_000;

interface Earned {
  promotionId: string;
  memberId: string;
  /** Names what it is for: the same cause is awarded once. */
  cause: string;
  amount: bigint;
  automatic: boolean;
}

/** Notes an award and takes it out of the budget, in one transaction. False: awarded before, or the budget is spent. */
export async function noteAward(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Transaction,
  { promotionId, memberId, cause, amount, automatic }: Earned,
): Promise<'noted' | 'known' | 'spent'> {
  const isKnown = () =>
    transaction.first('SELECT 1 FROM promotion_awards WHERE promotion_id = $1 AND member_id = $2 AND cause = $3', [
      promotionId,
      memberId,
      cause,
    ]);
  if (await isKnown()) return 'known';
  // Another gateway may be about to note the same: only behind its budget's lock is the second look certain.
  await transaction.run('SELECT 1 FROM promotions WHERE id = $1 FOR NO KEY UPDATE', [promotionId]);
  if (await isKnown()) return 'known';
  if (!(await takeFromBudget(transaction, promotionId, amount))) return 'spent';
  await transaction.run(
    'INSERT INTO promotion_awards (promotion_id, member_id, cause, amount, state, earned_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [promotionId, memberId, cause, amount.toString(), automatic ? 'due' : 'claimable', clock.now()],
  );
  return 'noted';
}

export interface Payable {
  id: string;
  promotion_id: string;
  member_id: string;
  currency: string;
  amount: string;
  cause: string;
  bonus: BonusTerms | null;
}

const PAYABLE = `SELECT w.id, w.promotion_id, w.member_id, m.currency, w.amount, w.cause, p.rules -> 'bonus' AS bonus
  FROM promotion_awards w JOIN promotions p ON p.id = w.promotion_id JOIN members m ON m.id = w.member_id`;

/** Awards that the member can claim of one promotion, locked. */
export const claimableAwards = (transaction: Transaction, promotionId: string, memberId: string): Promise<Payable[]> =>
  transaction.rows(
    `${PAYABLE} WHERE w.promotion_id = $1 AND w.member_id = $2 AND w.state = 'claimable' ORDER BY w.id FOR UPDATE OF w`,
    [promotionId, memberId],
  );

/**
 * Pays a locked award as cash or as a bonus, within the member's breaks and limits of deposits. Its ID is the key of the
 * entry. Source: 11-20.
 */
export async function payAward(
  parts: Parts,
  transaction: Transaction,
  award: Payable,
  state: 'claimed' | 'issued',
): Promise<void> {
  const { id, promotion_id: promotionId, member_id: memberId, currency, bonus } = award;
  const amount = BigInt(award.amount);
  await requireDeposit(parts, transaction, memberId, amount);
  const { entryId } = bonus
    ? await creditBonus(parts, transaction, { memberId, currency, promotionId, amount, terms: bonus })
    : await post(parts, transaction, {
        kind: 'bonus',
        memberId,
        scope: 'promotion',
        key: id,
        payload: [award.amount, award.cause],
        reference: promotionId,
        detail: 'promotion',
        currency,
        lines: [
          { account: { class: 'promo:budget', detail: promotionId }, amount: -amount },
          { account: { class: 'player:cash', memberId }, amount },
        ],
      });
  await transaction.run('UPDATE promotion_awards SET state = $2, paid_at = $3, entry_id = $4 WHERE id = $1', [
    id,
    state,
    parts.clock.now(),
    entryId,
  ]);
}

/** Pays what is due without a claim; what a member may not receive now is tried again later. Returns the number paid. */
export async function payDueAwards(parts: Parts): Promise<number> {
  let paid = 0;
  for (const { id } of await dueAwards(parts.database, new Date(parts.clock.now().getTime() - RETRY_AFTER_MS))) {
    try {
      paid += await parts.database.transaction(async (transaction) => {
        const award = await transaction.first<Payable>(
          `${PAYABLE} WHERE w.id = $1 AND w.state = 'due' FOR UPDATE OF w SKIP LOCKED`,
          [id],
        );
        if (award) await payAward(parts, transaction, award, 'issued');
        return award ? 1 : 0;
      });
    } catch (error) {
      if (!(error instanceof Refusal)) parts.log.error({ err: error, award: id }, 'an award could not be paid');
      await parts.database.run('UPDATE promotion_awards SET tried_at = $2 WHERE id = $1', [id, parts.clock.now()]);
    }
  }
  return paid;
}

const dueAwards = (database: Queryable, triedBefore: Date): Promise<{ id: string }[]> =>
  database.rows(
    "SELECT id FROM promotion_awards WHERE state = 'due' AND (tried_at IS NULL OR tried_at < $2) ORDER BY tried_at NULLS FIRST, id LIMIT $1",
    [BATCH, triedBefore],
  );

export type RulesOf<E extends PromotionRules['engine']> = Extract<PromotionRules, { engine: E }>;
