import type { ParsedOf } from '@atrium/contracts/endpoint';
import { type answerReceipt as call, LARGEST_PROOF_BYTES, type Withdrawal } from '@atrium/contracts/payments';
import type { MemberCaller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { documentType } from '../../uploads/document-type.ts';
import { encodeAnew } from '../../uploads/encode-anew.ts';
import { publishWithdrawal } from './withdrawal-money.ts';
import { lapsed, lockWithdrawal, withdrawalById, withdrawalOf } from './withdrawals.repository.ts';

type Answer = ParsedOf<typeof call>['body'];
const MEGABYTE_BYTES = 1024 * 1024;

/**
 * The member's answer to a paid withdrawal: received, partly received, or not received. No money moves here; a missing
 * amount is returned only when an operator approves the report. Source: 4-65 … 4-69.
 */
export async function answerReceipt(
  parts: Parts,
  { params, body, caller, transaction }: ParsedOf<typeof call> & { caller: MemberCaller; transaction: Transaction },
): Promise<Withdrawal> {
  const row = await lockWithdrawal(transaction, params.id);
  if (row?.memberId !== caller.session.memberId) throw new Refusal('NOT_FOUND');
  const now = parts.clock.now();
  if (lapsed(row, now)) throw new Refusal('RECEIPT_TOO_LATE');
  if (row.status !== 'paid') throw new Refusal('WITHDRAWAL_STATE');
  const received = receivedOf(body, BigInt(row.amount));
  if (body.answer === 'not-received') await keepProof(transaction, row.id, body.proof, now);
  const report = body.answer === 'received' ? '' : 'open';
  await transaction.run(
    'UPDATE withdrawals SET status = $2, answered_at = $3, received = $4, report = $5 WHERE id = $1',
    [row.id, body.answer, now, received.toString(), report],
  );
  publishWithdrawal(parts, transaction, row, body.answer);
  return withdrawalOf((await withdrawalById(transaction, row.id))!, now, false);
}

function receivedOf(body: Answer, amount: bigint): bigint {
  if (body.answer === 'received') return amount;
  if (body.answer === 'not-received') return 0n;
  const received = BigInt(body.received);
  if (received + BigInt(body.remaining) !== amount) throw new Refusal('RECEIPT_SUM');
  return received;
}

async function keepProof(
  transaction: Transaction,
  withdrawalId: string,
  proof: Extract<Answer, { answer: 'not-received' }>['proof'],
  at: Date,
): Promise<void> {
  const sent = Buffer.from(proof.content, 'base64');
  const type = documentType(sent);
  const kept =
    !type || sent.length > LARGEST_PROOF_BYTES
      ? undefined
      : type === 'application/pdf'
        ? { type, bytes: sent }
        : await encodeAnew({ type, bytes: sent }, LARGEST_PROOF_BYTES);
  if (!kept) throw new Refusal('PROOF_INVALID', { params: { megabytes: LARGEST_PROOF_BYTES / MEGABYTE_BYTES } });
  await transaction.run(
    'INSERT INTO withdrawal_proofs (withdrawal_id, name, type, content, at) VALUES ($1, $2, $3, $4, $5)',
    [withdrawalId, proof.name, kept.type, kept.bytes, at],
  );
}
