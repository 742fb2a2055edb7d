import { isDeepStrictEqual } from 'node:util';
import type { configSet, Setting } from '@atrium/contracts/operator-config';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import type { Operator } from '../../operations/operator-of.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import { APPROVAL_DELAY_MS, proposeChange } from '../../operations/propose-change.ts';
import type { ApprovedChange } from '../../operations/approved-change.ts';
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
    const { key, group, type, change, description, schema } = definition;
    return {
      key,
      group,
      type,
      change,
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

/**
 * Changes an existing setting to a valid value, logs the previous value, and notifies every open tab. A change of a class
 * with two persons is stored for the second operator, unless it tightens protection.
 */
export async function changeSetting(
  parts: Parts,
  { operator, body: { key, value, reason, expected } }: OperatorCall<v.InferOutput<typeof configSet.body>>,
): Promise<OperationReply<typeof configSet>> {
  return await parts.database.transaction(async (transaction) => {
    // Locks all rows, since two changes may break a rule only together.
    const rows = await readRows(transaction, 'FOR UPDATE');
    const { definition, inside } = known(rows, key);
    if (reason === undefined && definition.change !== 'free')
      throw new OperatorRefusal('BAD_REQUEST', `${key}: a reason is needed.`);
    const before = read(definition, rows) ?? defaultOf(definition);
    if (expected !== undefined && !isDeepStrictEqual(expected, shown(definition, valueAt(before, inside))))
      throw new OperatorRefusal(
        'SETTING_CHANGED',
        `${key} has changed since this change was prepared. Nothing was changed.`,
      );
    const after = accepted(definition, withValueAt(before, inside, value));
    const change = { definition, rows, before, after, operator, reason: reason ?? 'no reason needed' };
    if (!needsSecondPerson(definition, before, after)) {
      await make(parts, transaction, change);
      return { key, value: definition.secret ? HIDDEN : valueAt(after, inside) };
    }
    refuseConflict(change);
    const approval = await proposeChange(parts, transaction, {
      kind: 'setting',
      subject: definition.key,
      before,
      after,
      reason: change.reason,
      operator,
      delayMs: definition.change === 'twoPersonsDelayed' ? APPROVAL_DELAY_MS : 0,
    });
    return { key, value: valueAt(before, inside), approval };
  });
}

/** A setting whose change has been approved by a second operator. */
export const approvedSetting: ApprovedChange = async (parts, transaction, { subject, after }) => {
  const rows = await readRows(transaction, 'FOR UPDATE');
  const { definition } = known(rows, subject);
  const before = read(definition, rows) ?? defaultOf(definition);
  return {
    current: before,
    make: (operator, reason) =>
      make(parts, transaction, { definition, rows, before, after: accepted(definition, after), operator, reason }),
  };
};

function known(rows: Rows, key: string): { definition: SettingDefinition; inside: string[] } {
  const found = findSetting(knownSettings(rows), key);
  if (found) return found;
  throw new OperatorRefusal('UNKNOWN_SETTING', `Unknown setting ${key}. List all settings: atrium config list`);
}

const needsSecondPerson = ({ change, tightens }: SettingDefinition, before: unknown, after: unknown): boolean =>
  (change === 'twoPersons' || change === 'twoPersonsDelayed') &&
  !isDeepStrictEqual(before, after) &&
  tightens?.(before, after) !== true;

interface Change {
  definition: SettingDefinition;
  rows: Rows;
  before: unknown;
  after: unknown;
  operator: Operator;
  reason: string;
}

function refuseConflict({ definition, rows, after }: Change): Map<string, unknown> {
  const changed = written(definition, rows, after);
  const conflict = definition.conflict?.(new Map([...rows, ...changed]));
  if (conflict) throw new OperatorRefusal('BAD_REQUEST', `${definition.key}: ${conflict}`);
  return changed;
}

async function make(parts: Parts, transaction: Transaction, change: Change): Promise<void> {
  const { definition, rows, before, after, operator, reason } = change;
  const changed = refuseConflict(change);
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
}

function accepted({ key, schema }: SettingDefinition, value: unknown): unknown {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new OperatorRefusal('BAD_REQUEST', `${[key, v.getDotPath(issue)].filter(Boolean).join('.')}: ${issue.message}`);
}
