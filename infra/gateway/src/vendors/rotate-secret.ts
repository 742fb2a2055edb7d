import { randomBytes } from 'node:crypto';
import type { vendorRotateSecret } from '@atrium/contracts/operator-vendors';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type * as v from 'valibot';
import type { ApprovedChange } from '../operations/approved-change.ts';
import type { OperatorCall } from '../operations/bind-operation.ts';
import { noteAction } from '../operations/operator-log.ts';
import type { Operator } from '../operations/operator-of.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import { proposeChange } from '../operations/propose-change.ts';
import type { Transaction } from '../platform/database.ts';
import { ofVendor, toKeep } from '../platform/kept-secrets.ts';
import type { Parts } from '../platform/parts.ts';

interface Overlap {
  overlapMinutes: number;
}
/** What the second operator reads of it: the secret itself is shown to nobody again. */
const BEFORE = { secret: 'present' };
const afterOf = (overlapMinutes: number) => ({ secret: 'new', overlapMinutes }) satisfies Overlap & typeof BEFORE;

/**
 * A new secret for a vendor's calls, returned only here. The old one stays valid while the vendor changes over. A secret is
 * enough to book wins, so outside development the new one is worth nothing until a second operator approves it. Source: 14-01.
 */
export async function rotateSecret(
  parts: Parts,
  { operator, body: { reason, overlapMinutes }, params }: OperatorCall<v.InferOutput<typeof vendorRotateSecret.body>>,
): Promise<OperationReply<typeof vendorRotateSecret>> {
  const code = params.code!;
  const secret = randomBytes(32).toString('hex');
  return await parts.database.transaction(async (transaction) => {
    const kept = await toKeep(transaction, parts.config.sealingKey, ofVendor(code), secret);
    const found = await transaction.run('UPDATE vendors SET next_secret = $2 WHERE code = $1 AND secret IS NOT NULL', [
      code,
      kept,
    ]);
    if (found === 0)
      throw new OperatorRefusal('UNKNOWN_VENDOR', `No external vendor ${code}. List all vendors: atrium vendor list`);
    if (parts.config.development) {
      const until = await takeNext(parts, transaction, { code, overlapMinutes, operator, reason });
      return { vendorId: code, secret, previousGoodUntil: until?.toISOString() ?? null };
    }
    const change = { kind: 'secret', subject: code, before: BEFORE, after: afterOf(overlapMinutes) } as const;
    return {
      vendorId: code,
      secret,
      previousGoodUntil: null,
      approval: await proposeChange(parts, transaction, { ...change, reason, operator }),
    };
  });
}

/** A secret that has been approved by a second operator. A newer one replaces it together with its approval. */
export const approvedSecret: ApprovedChange = async (parts, transaction, { subject: code, after }) => {
  const waits = await transaction.first(
    'SELECT 1 FROM vendors WHERE code = $1 AND next_secret IS NOT NULL FOR UPDATE',
    [code],
  );
  return {
    current: waits ? BEFORE : null,
    async make(operator, reason) {
      const { overlapMinutes } = after as Overlap;
      await takeNext(parts, transaction, { code, overlapMinutes, operator, reason });
    },
  };
};

/** Puts the new secret in force. Returns until when the old one is valid, too. */
async function takeNext(
  parts: Parts,
  transaction: Transaction,
  { code, overlapMinutes, operator, reason }: Overlap & { code: string; operator: Operator; reason: string },
): Promise<Date | null> {
  const until = overlapMinutes === 0 ? null : new Date(parts.clock.now().getTime() + overlapMinutes * 60_000);
  await transaction.run(
    `UPDATE vendors SET previous_secret = CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE secret END, previous_secret_until = $2, secret = next_secret, next_secret = NULL
      WHERE code = $1`,
    [code, until],
  );
  await noteAction(parts, transaction, {
    operator,
    action: 'vendor.rotate-secret',
    subject: code,
    before: null,
    after: { previousGoodUntil: until },
    reason,
  });
  return until;
}
