import type { keysRotate } from '@atrium/contracts/operator-security';
import type * as v from 'valibot';
import type { Parts } from '../../platform/parts.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';

export async function rotateKeys(
  parts: Parts,
  { operator, body: { overlapHours, reason } }: OperatorCall<v.InferOutput<typeof keysRotate.body>>,
): Promise<{ keyId: string }> {
  const { keyId: before } = await parts.keys.current();
  const keyId = await parts.keys.rotate(overlapHours);
  await noteAction(parts, parts.database, {
    operator,
    action: 'keys.rotate',
    subject: 'encryption',
    before: { keyId: before },
    after: { keyId, overlapHours },
    reason,
  });
  return { keyId };
}
