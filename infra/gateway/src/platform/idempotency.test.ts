import { createHash } from 'node:crypto';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { convertPoint } from '@atrium/contracts/points';
import { SECRET_FIELDS } from './idempotency.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PASSWORD = 'Correct-horse-77';
const stored = () => app.database.rows<{ row: string }>('SELECT idempotency::text AS row FROM idempotency ORDER BY at');

it('[14-02] stores no digest that can be searched for a password, and still distinguishes a repeat from another command', async () => {
  const member = await app.signedIn({ password: PASSWORD, points: 100 });
  const convert = (points: number) =>
    member.call(convertPoint, { body: { points, password: PASSWORD }, idempotencyKey: 'convert-key-0001' });
  const first = await convert(40);
  expect(first.error).toBeUndefined();
  expect((await convert(40)).value).toEqual(first.value);
  expect((await convert(50)).error?.code).toBe('IDEMPOTENCY_CONFLICT');
  const [row] = await stored();
  // What an attacker with the table, and a guess, would compare.
  for (const body of [{ points: 40, password: PASSWORD }, { password: PASSWORD, points: 40 }, { points: 40 }])
    for (const text of [
      JSON.stringify(body),
      JSON.stringify({ params: {}, query: {}, body }),
      JSON.stringify({ body }),
    ])
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(row!.row).not.toContain(createHash('sha256').update(text).digest(encoding));
  expect(row!.row).not.toContain(PASSWORD);
  // A repeat with another password is the same command: the digest says nothing about either.
  const other = { points: 40, password: 'Another-0001' };
  const repeat = await member.call(convertPoint, { body: other, idempotencyKey: 'convert-key-0001' });
  expect(repeat.value).toEqual(first.value);
});

it('[14-02] knows every secret field of a call that moves money', () => {
  const fieldsOf = (schema: unknown): string[] =>
    Object.entries((schema as { entries?: Record<string, unknown> })?.entries ?? {}).flatMap(([name, field]) => [
      name,
      ...fieldsOf(field),
      ...fieldsOf((field as { item?: unknown; wrapped?: unknown }).item ?? (field as { wrapped?: unknown }).wrapped),
    ]);
  const secret = app.routes.registered
    .filter(({ movesMoney }: Endpoint) => movesMoney)
    .flatMap(({ body }) => fieldsOf(body))
    .filter((name) => /pass|pin$|secret|otp|captcha|totp|answer/i.test(name));
  expect(new Set(secret)).toEqual(SECRET_FIELDS);
});
