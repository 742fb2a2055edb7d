import { randomBytes } from 'node:crypto';
import type { vendorRotateSecret } from '@atrium/contracts/operator-vendors';
import type * as v from 'valibot';
import type { OperatorCall } from '../operations/bind-operation.ts';
import { noteAction } from '../operations/operator-log.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import { ofVendor, toKeep } from '../platform/kept-secrets.ts';
import type { Parts } from '../platform/parts.ts';

/** A new secret for a vendor's calls, returned only here. The old one stays valid while the vendor changes over. */
export async function rotateSecret(
  parts: Parts,
  { operator, body: { reason, overlapMinutes }, params }: OperatorCall<v.InferOutput<typeof vendorRotateSecret.body>>,
) {
  const code = params.code!;
  const secret = randomBytes(32).toString('hex');
  const until = overlapMinutes === 0 ? null : new Date(parts.clock.now().getTime() + overlapMinutes * 60_000);
  await parts.database.transaction(async (transaction) => {
    const changed = await transaction.run(
      `UPDATE vendors SET previous_secret = CASE WHEN $3::timestamptz IS NULL THEN NULL ELSE secret END, previous_secret_until = $3, secret = $2 WHERE code = $1 AND secret IS NOT NULL`,
      [code, await toKeep(transaction, parts.config.sealingKey, ofVendor(code), secret), until],
    );
    if (changed === 0)
      throw new OperatorRefusal('UNKNOWN_VENDOR', `No external vendor ${code}. List all vendors: atrium vendor list`);
    await noteAction(parts, transaction, {
      operator,
      action: 'vendor.rotate-secret',
      subject: code,
      before: null,
      after: { previousGoodUntil: until },
      reason,
    });
  });
  return { vendorId: code, secret, previousGoodUntil: until?.toISOString() ?? null };
}
