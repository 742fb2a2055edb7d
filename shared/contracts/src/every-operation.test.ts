import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_OPERATIONS } from './console-operations.ts';
import { OPERATOR_OPERATIONS } from './operator.ts';
import { REVIEW_OPERATIONS } from './operator-reviews.ts';
import { SUPPORT_OPERATIONS } from './operator-support.ts';
import { VENDOR_OPERATIONS } from './operator-vendors.ts';
import type { Operation } from './registry-operation.ts';
import { REGISTRY_OPERATIONS } from './registry-operations.ts';
import { TELEMETRY_OPERATIONS } from './telemetry.ts';

/** What the tests of roles and of the logs call, one operation after another. */
const LISTED: readonly Operation[] = [
  ...CONSOLE_OPERATIONS,
  ...OPERATOR_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...SUPPORT_OPERATIONS,
  ...VENDOR_OPERATIONS,
  ...REGISTRY_OPERATIONS,
  ...TELEMETRY_OPERATIONS,
];

async function declared(): Promise<Operation[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const modules: object[] = await Promise.all(files.map((name) => import(join(import.meta.dirname, name))));
  const values: unknown[] = modules.flatMap((module) => Object.values(module));
  return values.filter(
    (value): value is Operation =>
      typeof value === 'object' && value !== null && 'path' in value && 'role' in value && 'reply' in value,
  );
}

it('[14-07] [14-10] every operation is in the lists that the tests of roles and logs go through, under one name', async () => {
  const all = await declared();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((one) => !LISTED.includes(one)).map(({ name }) => name)).toEqual([]);
  const names = LISTED.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Written out, so that a call that asks for no code any more is seen: what no second call takes back. Source: 14-12. */
const IRREVERSIBLE = [
  'approve',
  'changeApprove',
  'disputeAnswer',
  'drawEnter',
  'drawVoid',
  'invite',
  'issueToken',
  'jackpotStop',
  'keysRotate',
  'mailingCreate',
  'orderCancel',
  'reset',
  'resetFactor',
  'reviewApprove',
  'reviewReject',
  'revokeToken',
  'vendorRotateSecret',
];

it('[14-12] operators are asked for a code before each call that cannot be undone', () => {
  expect(LISTED.flatMap(({ name, irreversible }) => (irreversible ? [name] : [])).sort()).toEqual(IRREVERSIBLE);
});
