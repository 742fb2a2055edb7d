import type { configSet } from '@atrium/contracts/operator';
import type * as v from 'valibot';
import type { Parts } from '../platform/parts.ts';
import type { OperatorCall } from './bind-operation.ts';
import { noteAction } from './operator-log.ts';
import { OperatorRefusal } from './operator-refusal.ts';

interface Setting {
  key: string;
  value: unknown;
}

export async function listSettings({ database }: Parts): Promise<Setting[]> {
  return await database.rows<Setting>('SELECT key, value FROM settings ORDER BY key');
}

/** Changes a setting that exists, to a value of the same kind: a misspelt key or a text for a number helps nobody. */
export async function changeSetting(parts: Parts, { operator, body: { key, value, reason } }: OperatorCall<v.InferOutput<typeof configSet.body>>): Promise<Setting> {
  await parts.database.transaction(async (transaction) => {
    const before = await transaction.first<Setting>('SELECT key, value FROM settings WHERE key = $1 FOR UPDATE', [key]);
    if (!before) throw new OperatorRefusal('UNKNOWN_SETTING', `There is no setting ${key}. All of them: atrium config get`);
    if (before.value !== null && kindOf(value) !== kindOf(before.value)) {
      throw new OperatorRefusal('BAD_REQUEST', `${key} is ${kindOf(before.value)}, and ${JSON.stringify(value) ?? 'nothing'} is ${kindOf(value)}.`);
    }
    await parts.settings.set(key, value, transaction);
    await noteAction(parts, transaction, { operator, action: 'config.set', subject: key, before: before.value, after: value, reason });
    // What was read before the commit may have been the old value.
    transaction.afterCommit(parts.settings.refresh);
  });
  return { key, value };
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
