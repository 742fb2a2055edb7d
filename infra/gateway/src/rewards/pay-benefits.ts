import { requireDeposit } from '../limits/can-deposit.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { type BenefitRow, dueBenefits, lockDue, markPaid, markTried } from './benefits.repository.ts';

const BATCH = 200;
/** A member on a break or at a limit is tried again after this time. */
const RETRY_AFTER_MS = 60 * 60_000;

const PAYERS = {
  cashback: { kind: 'rebate', account: { class: 'house:pnl', detail: 'cashback' } },
  birthday: { kind: 'bonus', account: { class: 'promo:budget', detail: 'birthday' } },
  month: { kind: 'bonus', account: { class: 'promo:budget', detail: 'month' } },
  'agent-rebate': { kind: 'commission', account: { class: 'house:pnl', detail: 'commission' } },
} as const;

/**
 * Pays one benefit from the house into the member's cash, once: its ID is the key of the entry. It is subject to breaks and
 * limits of deposits, except for an agent's rebates: they are earnings that are owed. Source: 11-12, 11-14, 12-02.
 */
export async function payBenefit(parts: Parts, transaction: Transaction, benefit: BenefitRow): Promise<void> {
  const { id, member_id: memberId, kind, day, currency } = benefit;
  const amount = BigInt(benefit.amount);
  if (kind !== 'agent-rebate') await requireDeposit(parts, transaction, memberId, amount);
  const { entryId } = await post(parts, transaction, {
    kind: PAYERS[kind].kind,
    memberId,
    scope: 'benefit',
    key: id,
    payload: { kind, day, amount: benefit.amount },
    reference: day,
    detail: kind,
    currency,
    lines: [
      { account: PAYERS[kind].account, amount: -amount },
      { account: { class: 'player:cash', memberId }, amount },
    ],
  });
  await markPaid(transaction, id, parts.clock.now(), entryId);
}

/** Pays what is due without a claim; what a member may not receive now is tried again later. Returns the number paid. */
export async function payDueBenefits(parts: Parts): Promise<number> {
  let paid = 0;
  const triedBefore = new Date(parts.clock.now().getTime() - RETRY_AFTER_MS);
  for (const { id } of await dueBenefits(parts.database, BATCH, triedBefore)) {
    try {
      const one = await parts.database.transaction(async (transaction) => {
        const benefit = await lockDue(transaction, id);
        if (benefit) await payBenefit(parts, transaction, benefit);
        return benefit;
      });
      if (one) paid += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) parts.log.error({ err: error, benefit: id }, 'a benefit could not be paid');
      // While the database is down this fails too, which ends the run.
      await markTried(parts.database, id, parts.clock.now());
    }
  }
  return paid;
}
