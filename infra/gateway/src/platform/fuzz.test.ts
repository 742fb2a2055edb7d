import { runFuzz } from '@atrium/conformance/fuzz/run-fuzz';
import { balance } from '@atrium/contracts/wallet';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const SEED = 20_261_121;
const REQUESTS = 1_500;

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => app.close());

const cookieOf = ({ cookies }: { cookies: Record<string, string> }) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
const callers = async () => [
  '',
  ...(await Promise.all(
    ['member1', 'member9', 'agent1'].map(async (account) => cookieOf(await app.signedIn(account))),
  )),
  cookieOf(await app.signedIn({ type: 4 })),
];

/** Ledger entries by the key of their command; the play money of a trial account does not count. */
const entries = () =>
  app.database.rows<{ key: string }>(
    'SELECT e.key FROM ledger_entries e LEFT JOIN members m ON m.id = e.member_id WHERE m.type IS DISTINCT FROM 4 AND e.id > $1',
    [before],
  );
let before = '0';

it('answers 1,500 hostile requests to every call with a refusal or a reply: no fault, no hang, no internal detail, no money moved', async () => {
  before = (await app.database.first<{ id: string }>('SELECT coalesce(max(id), 0)::text AS id FROM ledger_entries'))!
    .id;
  const { faults, requests, byStatus, accepted } = await runFuzz({
    url,
    seed: SEED,
    requests: REQUESTS,
    callers,
    timeoutMs: 20_000,
  });
  expect(faults).toEqual([]);
  expect(requests).toBe(REQUESTS);
  // Some refused, some accepted: a fuzz that is always refused proves nothing.
  expect(byStatus[200]).toBeGreaterThan(200);
  expect(byStatus[400]).toBeGreaterThan(300);
  const unasked = (await entries()).filter(({ key }) => !accepted.some((known) => key.includes(known)));
  expect(unasked).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();

  expect((await app.server.inject('/readyz')).json()).toMatchObject({ status: 'ok' });
  expect((await (await app.signedIn('member1')).call(balance)).status).toBe(200);
  expect((await verifyLedger(app.database)).failures).toEqual([]);
}, 120_000);
