import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { post } from '../wallet/ledger.ts';
import { contractRules } from './contract-rules.ts';
import {
  dueFromHouse,
  endLossShare,
  lockOldest,
  lockUnpaid,
  markTried,
  notePayment,
  type Payable,
  payersDue,
  settleWindows,
} from './settlements.repository.ts';

/** A day's salary is calculated two hours into the next day, when the day's late results are in. */
const GRACE = '2 hours';
/** The most settlements per run, so that the gateway catches up after a long stop alongside its other work. */
const BATCH_SIZE = 2_000;
const PORTION = 100;
/** The most payments of one payer per run, so that others get their turn. */
const PAYMENTS = 200;
const SETTLE_INTERVAL_MS = 20_000;

/** One run: settles every window that has ended, then pays what is due. Returns the numbers of both. */
export async function settleContracts(parts: Parts): Promise<{ settled: number; paid: number }> {
  const rules = await contractRules(parts.settings);
  if (!rules.lossShare) await endLossShare(parts.database, parts.clock.now());
  let settled = 0;
  for (let some = 1; settled < BATCH_SIZE && some > 0; settled += some)
    some = await parts.database.transaction((transaction) =>
      settleWindows(transaction, parts.clock.now(), { grace: GRACE, limit: PORTION, rules }),
    );
  let paid = 0;
  for (const { payer, currency } of await payersDue(parts.database))
    paid += payer === null ? await payFromHouse(parts) : await payFrom(parts, { payer, currency });
  return { settled, paid };
}

async function payFromHouse(parts: Parts): Promise<number> {
  let paid = 0;
  for (const { id } of await dueFromHouse(parts.database))
    try {
      const found = await parts.database.transaction(async (transaction) => {
        const due = await lockUnpaid(transaction, id);
        if (due) await pay(parts, transaction, due, BigInt(due.amount) - BigInt(due.paid));
        return due;
      });
      if (found) paid += 1;
    } catch (error) {
      await noteFailure(parts, id, error);
    }
  return paid;
}

/**
 * Pays what an upline owes, the oldest first, as far as its cash goes; the rest stays due and is retried later (domain.md
 * 7.5). Returns how many settlements were paid in full.
 */
async function payFrom(parts: Parts, payer: { payer: string; currency: string }): Promise<number> {
  let paid = 0;
  const failed: string[] = [];
  for (let payments = 0; payments < PAYMENTS; payments += 1) {
    let id: string | undefined;
    try {
      const whole = await parts.database.transaction(async (transaction) => {
        const found = await lockOldest(transaction, payer, failed);
        if (!found) return undefined;
        const { due, available } = found;
        id = due.id;
        const owed = BigInt(due.amount) - BigInt(due.paid);
        const amount = available < owed ? available : owed;
        if (amount > 0n) await pay(parts, transaction, due, amount);
        else await markTried(transaction, id, parts.clock.now(), true);
        return amount === owed;
      });
      if (!whole) return paid;
      paid += 1;
    } catch (error) {
      if (id === undefined) throw error;
      failed.push(id);
      await noteFailure(parts, id, error);
    }
  }
  return paid;
}

/** Posts one payment. What was paid before is part of the key, so that each part is paid once. */
async function pay(parts: Parts, transaction: Transaction, due: Payable, amount: bigint): Promise<void> {
  const { entryId } = await post(parts, transaction, {
    kind: 'commission',
    memberId: due.member_id,
    scope: 'contract',
    key: due.paid === '0' ? due.id : `${due.id}:${due.paid}`,
    payload: { contract: due.contract_id, amount: amount.toString() },
    reference: due.contract_id,
    detail: due.kind,
    currency: due.currency,
    lines: [
      {
        account: due.payer_id
          ? { class: 'player:cash', memberId: due.payer_id }
          : { class: 'house:pnl', detail: 'commission' },
        amount: -amount,
      },
      { account: { class: 'player:cash', memberId: due.member_id }, amount },
    ],
  });
  await notePayment(transaction, { id: due.id, amount, at: parts.clock.now(), entryId });
}

async function noteFailure(parts: Parts, id: string, error: unknown): Promise<void> {
  const insufficient = error instanceof Refusal && error.code === 'INSUFFICIENT_FUNDS';
  if (!insufficient) parts.log.error({ err: error, settlement: id }, 'a settlement could not be paid');
  // While the database is down this fails too, which ends the run.
  await markTried(parts.database, id, parts.clock.now(), insufficient);
}

/** Any number of processes may run it: one settles at a time, and one pays from a wallet. Source: 9-39, 9-41, 12-05. */
export const contractSettlement = (parts: Parts): Job =>
  every('contract settlement', SETTLE_INTERVAL_MS, () => settleContracts(parts));
