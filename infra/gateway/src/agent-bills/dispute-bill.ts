import type {
  BillDetail,
  openDispute as openCall,
  withdrawDispute as withdrawCall,
} from '@atrium/contracts/agent-bills';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { detailOf, mayDispute } from './bill-detail.ts';
import { billFor } from './bills.repository.ts';

/** A bill of rebates: `rebate-<agent>-<first day>`. */
const REBATE = /^rebate-(?<agentId>\d+)-(?<day>\d{4}-\d\d-\d\d)$/;

/** Stops or resumes the payment of a bill. Its row changes, so a payment that waits for it reads it again. */
export async function hold(
  transaction: Transaction,
  { billId, settlementId }: { billId: string; settlementId: string | null },
  held: boolean,
): Promise<void> {
  if (settlementId !== null) {
    await transaction.run('UPDATE contract_settlements SET held = $2 WHERE id = $1', [settlementId, held]);
    return;
  }
  const { agentId, day } = REBATE.exec(billId)!.groups!;
  await transaction.run(
    "UPDATE benefits SET held = $3 WHERE member_id = $1 AND kind = 'agent-rebate' AND day = $2::date AND state = 'due'",
    [agentId, day, held],
  );
}

/**
 * Disputes a bill. What is not paid yet is held until an operator answers or the dispute is withdrawn; what was paid stays
 * paid. Source: 12-10.
 */
export const openDispute = (
  parts: Parts,
  { params, body, caller }: ParsedOf<typeof openCall> & { caller: MemberCaller },
): Promise<BillDetail> =>
  parts.database.transaction(async (transaction) => {
    const { memberId } = caller.session;
    const bill = await billFor(transaction, memberId, params.id);
    if (!bill) throw new Refusal('NOT_FOUND');
    const now = parts.clock.now();
    if (!mayDispute(bill, memberId, now)) throw new Refusal('BILL_STATE');
    const opened = await transaction.run(
      `INSERT INTO bill_disputes (bill_id, settlement_id, opened_by, opened_at, reason) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (bill_id) WHERE state = 'open' DO NOTHING`,
      [bill.id, bill.settlementId, memberId, now, body.reason],
    );
    if (opened === 0) throw new Refusal('BILL_STATE');
    await hold(transaction, { billId: bill.id, settlementId: bill.settlementId }, true);
    return await detailOf(parts, transaction, memberId, params.id);
  });

/** Takes the own open dispute back; payments go on. Source: 12-10. */
export const withdrawDispute = (
  parts: Parts,
  { params, caller }: ParsedOf<typeof withdrawCall> & { caller: MemberCaller },
): Promise<BillDetail> =>
  parts.database.transaction(async (transaction) => {
    const { memberId } = caller.session;
    const bill = await billFor(transaction, memberId, params.id);
    if (!bill) throw new Refusal('NOT_FOUND');
    const withdrawn = await transaction.run(
      "UPDATE bill_disputes SET state = 'withdrawn', answered_at = $3 WHERE bill_id = $1 AND opened_by = $2 AND state = 'open'",
      [params.id, memberId, parts.clock.now()],
    );
    if (withdrawn === 0) throw new Refusal('BILL_STATE');
    await hold(transaction, { billId: bill.id, settlementId: bill.settlementId }, false);
    return await detailOf(parts, transaction, memberId, params.id);
  });
