import { Refusal } from '../platform/errors.ts';
import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { lockUnpaid, markPaid, markTried, settleNext, unpaid } from './settlements.repository.ts';

/** A day's salary is worked out two hours into the next day, when late results of the day are in. */
const GRACE = '2 hours';
/** More than this in one turn wait for the next: after a long stop the gateway catches up beside its work. */
const BATCH_SIZE = 2_000;
const SETTLE_INTERVAL_MS = 20_000;

/** One turn: settles every span that has ended, then pays what waits. Returns how many were settled and paid. */
export async function settleContracts(parts: Parts): Promise<{ settled: number; paid: number }> {
  let settled = 0;
  while (
    settled < BATCH_SIZE &&
    (await parts.database.transaction((transaction) => settleNext(transaction, parts.clock.now(), GRACE)))
  )
    settled += 1;
  let paid = 0;
  for (const { id } of await unpaid(parts.database)) if (await pay(parts, id)) paid += 1;
  return { settled, paid };
}

/**
 * Pays one settlement out of the upline's cash, or the house's where the contract has no upline. An upline without enough
 * money owes it: it is tried again when its turn comes (domain.md 7.5). What fails otherwise holds nobody else up.
 */
async function pay(parts: Parts, id: string): Promise<boolean> {
  try {
    return await parts.database.transaction(async (transaction) => {
      const found = await lockUnpaid(transaction, id);
      if (!found) return false;
      const amount = BigInt(found.amount);
      const { entryId } = await post(parts, transaction, {
        kind: 'commission',
        memberId: found.member_id,
        scope: 'contract',
        key: found.id,
        payload: { contract: found.contract_id, amount: found.amount },
        reference: found.contract_id,
        detail: found.kind,
        currency: found.currency,
        lines: [
          {
            account: found.upline_id
              ? { class: 'player:cash', memberId: found.upline_id }
              : { class: 'house:pnl', detail: 'commission' },
            amount: -amount,
          },
          { account: { class: 'player:cash', memberId: found.member_id }, amount },
        ],
      });
      await markPaid(transaction, found.id, parts.clock.now(), entryId);
      return true;
    });
  } catch (error) {
    const insufficient = error instanceof Refusal && error.code === 'INSUFFICIENT_FUNDS';
    if (!insufficient) parts.log.error({ err: error, settlement: id }, 'a settlement could not be paid');
    // Without the database this fails too, and the turn ends here.
    await markTried(parts.database, id, parts.clock.now(), insufficient);
    return false;
  }
}

/** Any number of processes may run it: a span is one row, locked by one of them. Source: 9-39, 9-41. */
export const contractSettlement = (parts: Parts): Job =>
  every('contract settlement', SETTLE_INTERVAL_MS, () => settleContracts(parts));
