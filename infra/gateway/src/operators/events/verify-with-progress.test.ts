import { LEDGER_VERIFY_PROGRESS_PATH, LedgerProgress } from '@atrium/contracts/operator';
import * as v from 'valibot';
import { sealLedger } from '../../wallet/seal.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
  await operators.app.member({ balance: 500n });
  await sealLedger(operators.app.database);
});
afterAll(() => operators.close());

const check = (accept: string, authorization = 'Bearer token-of-operator') =>
  operators.app.server.inject({ url: LEDGER_VERIFY_PROGRESS_PATH, headers: { accept, authorization } });
const linesOf = (body: string, end: string, start = '') =>
  body
    .split(end)
    .filter(Boolean)
    .map((line) => v.parse(LedgerProgress, JSON.parse(line.slice(start.length))));

it('streams the progress of the ledger check to an operator, and ends with its report', async () => {
  expect((await check('*/*', '')).statusCode).toBe(401);
  const lines = linesOf((await check('*/*')).body, '\n');
  expect(lines.at(-1)).toMatchObject({ report: { ok: true, entries: 1, failures: [], head: { seq: 1 } } });
  expect(new Set(lines.flatMap((line) => ('invariant' in line ? [line.invariant] : []))).size).toBe(12);
});

it('streams events to a browser, also the refusal of a second check at the same time', async () => {
  const [one, other] = await Promise.all([check('text/event-stream'), check('text/event-stream')]);
  expect(one.headers['content-type']).toMatch(/^text\/event-stream/);
  const last = [one, other].map(({ body }) => linesOf(body, '\n\n', 'data: ').at(-1));
  expect(last).toContainEqual({ report: expect.objectContaining({ ok: true }) });
  expect(last).toContainEqual({ code: 'BAD_REQUEST', message: expect.stringMatching(/already running/) });
});

it('[14-15] a broken ledger is a significant event, however it was found', async () => {
  const { database } = operators.app;
  await database.run('ALTER TABLE ledger_accounts DISABLE TRIGGER USER');
  await database.run(
    "UPDATE ledger_accounts SET posted = posted + 1 WHERE id = (SELECT min(id) FROM ledger_accounts WHERE class = 'player:cash')",
  );
  expect(linesOf((await check('*/*')).body, '\n').at(-1)).toMatchObject({ report: { ok: false } });
  expect(await database.rows("SELECT subject, actor FROM significant_events WHERE kind = 'integrity'")).toEqual([
    { subject: 'ledger', actor: 'operator' },
  ]);
});
