import type { disputeAnswer } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import * as v from 'valibot';
import { hold } from '../../agent-bills/dispute-bill.ts';
import type { ApprovedChange } from '../../operations/approved-change.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import type { Operator } from '../../operations/operator-of.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { proposeChange } from '../../operations/propose-change.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { post } from '../../wallet/ledger.ts';

const After = v.object({ answer: v.string(), amount: v.string() });

interface OpenDispute {
  id: string;
  billId: string;
  settlementId: string | null;
  memberId: string;
  account: string;
  currency: string;
  kind: string;
}

/** An open dispute, locked, with who opened it. */
async function lockedDispute(transaction: Transaction, id: string): Promise<OpenDispute> {
  const known = /^\d{1,18}$/.test(id);
  const row =
    known &&
    (await transaction.first<OpenDispute>(
      `SELECT d.id::text AS id, d.bill_id AS "billId", d.settlement_id AS "settlementId", o.id AS "memberId", o.account, o.currency,
            coalesce((SELECT c.kind FROM contract_settlements s JOIN agent_contracts c ON c.id = s.contract_id WHERE s.id = d.settlement_id), 'agent-rebate') AS kind
       FROM bill_disputes d JOIN members o ON o.id = d.opened_by WHERE d.id = $1 AND d.state = 'open' FOR UPDATE OF d`,
      [id],
    ));
  if (!row) throw new OperatorRefusal('UNKNOWN_CHANGE', 'No open dispute has this ID.');
  return row;
}

interface Answer {
  operator: Operator;
  outcome: 'rejected' | 'upheld';
  answer: string;
  amount: bigint;
  reason: string;
}

/** Ends a dispute. A credit is one entry of the house, whose key is the dispute, so that it is made once. */
async function end(
  parts: Parts,
  transaction: Transaction,
  dispute: OpenDispute,
  { operator, outcome, answer, amount, reason }: Answer,
): Promise<void> {
  const { id, billId, settlementId, memberId, currency, kind } = dispute;
  const credit =
    amount > 0n
      ? await post(parts, transaction, {
          kind: 'commission',
          memberId,
          scope: 'dispute',
          key: id,
          payload: { bill: billId, amount: amount.toString() },
          reference: `dispute-${id}`,
          detail: kind,
          currency,
          lines: [
            { account: { class: 'house:pnl', detail: 'commission' }, amount: -amount },
            { account: { class: 'player:cash', memberId }, amount },
          ],
        })
      : undefined;
  await transaction.run(
    'UPDATE bill_disputes SET state = $2, answered_at = $3, answered_by = $4, answer = $5, amount = $6, entry_id = $7 WHERE id = $1',
    [id, outcome, parts.clock.now(), operator.name, answer, amount.toString(), credit?.entryId ?? null],
  );
  await hold(transaction, { billId, settlementId }, false);
  await noteAction(parts, transaction, {
    operator,
    action: 'dispute.answered',
    subject: billId,
    before: { state: 'open' },
    after: { state: outcome, amount: amount.toString() },
    reason,
  });
}

/** Answers a dispute, or proposes an answer with a credit to a second operator. Source: 12-10, 12-13. */
export const answerDispute = (
  parts: Parts,
  { operator, params, body }: OperatorCall<v.InferOutput<typeof disputeAnswer.body>>,
): Promise<OperationReply<typeof disputeAnswer>> =>
  parts.database.transaction(async (transaction) => {
    const { outcome, amount, answer, reason } = body;
    const dispute = await lockedDispute(transaction, params.id!);
    if (amount === undefined) {
      await end(parts, transaction, dispute, { operator, outcome, answer, amount: 0n, reason });
      return { approval: null };
    }
    if (outcome === 'rejected') throw new OperatorRefusal('BAD_REQUEST', 'A rejected dispute has no credit.');
    const approval = await proposeChange(parts, transaction, {
      kind: 'dispute',
      subject: dispute.id,
      before: { account: dispute.account, bill: dispute.billId, amount: '0' },
      after: { account: dispute.account, bill: dispute.billId, amount, answer },
      reason,
      operator,
    });
    return { approval };
  });

/** An answer with a credit that a second operator has approved. */
export const approvedDispute: ApprovedChange = async (parts, transaction, { subject, after }) => {
  const dispute = await lockedDispute(transaction, subject);
  const { answer, amount } = v.parse(After, after);
  return {
    current: { account: dispute.account, bill: dispute.billId, amount: '0' },
    make: (operator, reason) =>
      end(parts, transaction, dispute, { operator, outcome: 'upheld', answer, amount: BigInt(amount), reason }),
  };
};
