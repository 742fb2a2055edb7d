import { isDeepStrictEqual } from 'node:util';
import type { configSet, Setting } from '@atrium/contracts/operator-config';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { findSetting, knownSettings, valueAt, withValueAt } from './known-settings.ts';
import { defaultOf, read, type Rows, type SettingDefinition, written } from './setting-definition.ts';

/** Shown in place of a stored secret. */
const HIDDEN = '***';

async function readRows(queryable: Queryable, lock = ''): Promise<Rows> {
  const rows = await queryable.rows<{ key: string; value: unknown }>(
    `SELECT key, value FROM settings ORDER BY key ${lock}`,
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

const shown = ({ secret }: SettingDefinition, value: unknown): unknown =>
  secret && value !== null && value !== undefined ? HIDDEN : (value ?? null);

/** Every setting with everything that a form needs. */
export async function listSettings({ database }: Parts): Promise<Setting[]> {
  const rows = await readRows(database);
  return knownSettings(rows).map((definition) => {
    const { key, group, type, description, schema } = definition;
    return {
      key,
      group,
      type,
      description,
      value: shown(definition, read(definition, rows) ?? defaultOf(definition)),
      default: shown(definition, defaultOf(definition)),
      schema: jsonSchemaOf(schema),
    };
  });
}

function jsonSchemaOf(schema: v.GenericSchema): Record<string, unknown> | null {
  const { $schema: _version, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
  }) as Record<string, unknown>;
  return Object.keys(json).length > 0 ? json : null;
}

/** Changes an existing setting to a valid value, logs the previous value, and notifies every open tab. */
export async function changeSetting(
  parts: Parts,
  { operator, body: { key, value, reason, expected } }: OperatorCall<v.InferOutput<typeof configSet.body>>,
) {
  return await parts.database.transaction(async (transaction) => {
    // Locks all rows, since two changes may break a rule only together.
    const rows = await readRows(transaction, 'FOR UPDATE');
    const found = findSetting(knownSettings(rows), key);
    if (!found)
      throw new OperatorRefusal('UNKNOWN_SETTING', `Unknown setting ${key}. List all settings: atrium config list`);
    const { definition, inside } = found;
    const before = read(definition, rows) ?? defaultOf(definition);
    if (expected !== undefined && !isDeepStrictEqual(expected, shown(definition, valueAt(before, inside))))
      throw new OperatorRefusal(
        'SETTING_CHANGED',
        `${key} has changed since this change was prepared. Nothing was changed.`,
      );
    const after = accepted(definition, withValueAt(before, inside, value));
    const changed = written(definition, rows, after);
    const conflict = definition.conflict?.(new Map([...rows, ...changed]));
    if (conflict) throw new OperatorRefusal('BAD_REQUEST', `${key}: ${conflict}`);
    await definition.beforeChange?.(transaction, rows, parts.clock.now());
    for (const [row, whole] of changed) await parts.settings.set(row, whole, transaction);
    await noteAction(parts, transaction, {
      operator,
      action: 'config.set',
      subject: definition.key,
      before: shown(definition, before),
      after: shown(definition, after),
      reason,
    });
    transaction.afterCommit(() => {
      // A value read before the commit may be the old one.
      parts.settings.refresh();
      parts.live.publish('settings.changed', { keys: [definition.key] });
    });
    return { key, value: definition.secret ? HIDDEN : valueAt(after, inside) };
  });
}

function accepted({ key, schema }: SettingDefinition, value: unknown): unknown {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new OperatorRefusal('BAD_REQUEST', `${[key, v.getDotPath(issue)].filter(Boolean).join('.')}: ${issue.message}`);
}
