import { Refusal } from '../platform/errors.ts';
import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { lockUnpaid, markPaid, markTried, settleNext, unpaid } from './settlements.repository.ts';

/** A day's salary is calculated two hours into the next day, when the day's late results are in. */
const GRACE = '2 hours';
/** The most settlements per run, so that the gateway catches up after a long stop alongside its other work. */
const BATCH_SIZE = 2_000;
const SETTLE_INTERVAL_MS = 20_000;

/** One run: settles every span that has ended, then pays unpaid settlements. Returns the numbers of both. */
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
 * Pays one settlement from the upline's cash, or the house's if the contract has no upline. If the upline has too
 * little money, the settlement stays due and is retried later (domain.md 7.5). Other failures do not delay other
 * settlements.
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
    // While the database is down this fails too, which ends the run.
    await markTried(parts.database, id, parts.clock.now(), insufficient);
    return false;
  }
}

/** Any number of processes may run it: a span is one row, which only one of them locks. Source: 9-39, 9-41. */
export const contractSettlement = (parts: Parts): Job =>
  every('contract settlement', SETTLE_INTERVAL_MS, () => settleContracts(parts));
