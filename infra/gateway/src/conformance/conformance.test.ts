import { type ConformanceOptions, runConformance } from '@atrium/conformance/run-conformance';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type Fault, mutatedGateway } from './mutated-gateway.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

const ACCOUNT = { account: 'member1', password: 'Member-0001' };

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(() => app.close());

async function faulty(fault: Fault): Promise<string> {
  const gateway = await mutatedGateway(url, fault);
  opened.push(gateway);
  return gateway.url;
}

const run = (options: Partial<ConformanceOptions> = {}) => runConformance({ url, account: ACCOUNT, ...options });
const statesOf = ({ checks }: Awaited<ReturnType<typeof run>>) => checks.filter(({ state }) => state !== 'passed');

it('finds no fault in our own gateway, and leaves its ledger in order', async () => {
  const report = await run();
  expect(statesOf(report)).toEqual([]);
  expect(report).toMatchObject({ development: true, failed: 0, skipped: 0 });
  expect(report.passed).toBeGreaterThan(20);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
  expect(app.parts.undeclared).toEqual([]);
}, 120_000);

it.each(PLANTED_FAULTS)(
  'finds that %s, by the check %s',
  async (_what, check, fault) => {
    const report = await run({ url: await faulty(fault), only: [check] });
    expect(report.checks.map(({ id, state }) => [id, state])).toEqual([[check, 'failed']]);
    expect(report.checks[0]!.notes.length).toBeGreaterThan(0);
  },
  60_000,
);

it('plants at least ten faults, each found by a check that our gateway passes', async () => {
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(10);
  const only = [...new Set(PLANTED_FAULTS.map(([, check]) => check))].filter((check) => check !== 'live-stream');
  expect(statesOf(await run({ url: await faulty({}), only }))).toEqual([]);
}, 120_000);

it('moves no money on a server that is not a development brand, unless --moves-money is given', async () => {
  const real = await faulty({
    answered: (answer, { path }) =>
      path === '/wps/system/status'
        ? { ...answer, body: answer.body.replace('"development":true', '"development":false') }
        : answer,
  });
  const only = ['money-amounts', 'money-idempotency', 'health'];
  const states = (report: Awaited<ReturnType<typeof run>>) => report.checks.map(({ id, state }) => `${id} ${state}`);
  expect(states(await run({ url: real, only }))).toEqual([
    'health passed',
    'money-amounts skipped',
    'money-idempotency skipped',
  ]);
  expect(states(await run({ url: real, only, movesMoney: true }))).toEqual([
    'health passed',
    'money-amounts passed',
    'money-idempotency passed',
  ]);
  expect(states(await run({ only: ['health', 'session-life'], account: undefined as never }))).toEqual([
    'health passed',
    'session-life skipped',
  ]);
}, 60_000);
