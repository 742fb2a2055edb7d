import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as calls from '@atrium/contracts/payments';
import { balance } from '@atrium/contracts/wallet';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { runPaymentJobs } from './payment-jobs.ts';
import { until } from '@atrium/testing/until';
import { type PayingApp, payingApp } from './testing/paying-app.ts';

let pay: PayingApp;
/** A proxy to the provider that holds each request until its entry in `waiting` is called: a slow provider. */
let slow: Server;
let waiting: (() => void)[] = [];
beforeAll(async () => {
  pay = await payingApp();
  const provider = pay.app.parts.config.paymentsUrl;
  slow = createServer(async (request, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await new Promise<void>((go) => waiting.push(go));
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => name.startsWith('x-') || name === 'content-type'),
    ) as Record<string, string>;
    const reply = await fetch(provider + request.url, { method: 'POST', headers, body: Buffer.concat(chunks) });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
});
afterEach(() => pay.control({ silent: false, duplicateWebhooks: false }));
afterAll(async () => {
  slow.closeAllConnections();
  slow.close();
  const { failures } = await verifyLedger(pay.app.database);
  await pay.close();
  expect(failures).toEqual([]);
});

type Payee = Awaited<ReturnType<PayingApp['payee']>>;
const ask = (member: Payee, idempotencyKey: string) =>
  member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '20000' }, idempotencyKey });
const row = async (reference: string) =>
  (await pay.app.database.first<{ id: string; payment_id: string; status: string }>(
    'SELECT id, payment_id, status FROM deposits WHERE reference = $1',
    [reference],
  ))!;
const cash = async (member: Payee) => (await member.call(balance)).value.cash;

async function throughSlow<Result>(work: () => Promise<Result>): Promise<Result> {
  const { config } = pay.app.parts;
  const url = config.paymentsUrl;
  config.paymentsUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  waiting = [];
  try {
    return await work();
  } finally {
    config.paymentsUrl = url;
    for (const go of waiting) go();
  }
}

it('holds no transaction open while calling the provider, and has stored the deposit by then', async () => {
  const member = await pay.payee(0n);
  await throughSlow(async () => {
    const asked = ask(member, 'slow-intent-1');
    await until(async () => waiting.length === 1);
    const open = await pay.app.database.first<{ n: number }>(
      'SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()',
    );
    expect(open!.n).toBe(0);
    expect((await member.call(calls.deposits, { query: {} })).value.items).toMatchObject([
      { status: 'waiting', payUrl: null },
    ]);
    for (const go of waiting) go();
    expect((await asked).value.payUrl).toContain('/pay/');
  });
});

it('finds the same payment at a repeat after a lost answer, even when both run at once', async () => {
  const member = await pay.payee(0n);
  const [one, two] = await Promise.all([ask(member, 'one-intent-22'), ask(member, 'one-intent-22')]);
  expect(two.value).toEqual(one.value);
  expect((await ask(member, 'one-intent-22')).value.payUrl).toBe(one.value.payUrl);
  expect((await member.call(calls.deposits, { query: {} })).value.items).toHaveLength(1);
});

it("credits when the provider's webhook is faster than its answer", async () => {
  const member = await pay.payee(0n);
  await throughSlow(async () => {
    const asked = ask(member, 'quick-word-33');
    await until(async () => waiting.length === 1);
    const { reference } = (await member.call(calls.deposits, { query: {} })).value.items[0]!;
    // The provider already has the payment under the ID that it will return.
    for (const go of waiting) go();
    await until(async () => (await row(reference)).payment_id !== null);
    const { payment_id: paymentId } = await row(reference);
    await pay.app.database.run('UPDATE deposits SET payment_id = NULL, pay_url = NULL WHERE reference = $1', [
      reference,
    ]);
    expect(await pay.say({ paymentId, reference, amount: '20000', status: 'paid' })).toMatchObject({ status: 200 });
    await asked;
    expect(await row(reference)).toMatchObject({ status: 'credited', payment_id: paymentId });
  });
  expect(await cash(member)).toBe('20000');
});

it('is paid on the hosted page, and credited once by late, doubled webhooks', async () => {
  await pay.control({ silent: true, duplicateWebhooks: true });
  const member = await pay.payee(0n);
  const { value } = await ask(member, 'hosted-page-44');
  const { payment_id: paymentId } = await row(value.deposit.reference);
  expect(await pay.control({ decide: { paymentId, status: 'paid' } })).toMatchObject({ decided: true });
  expect(await cash(member)).toBe('0');
  await pay.control({ silent: false });
  await until(async () => (await cash(member)) === '20000');
  await pay.control({ resend: paymentId });
  await until(async () => (await pay.owed()) === 0);
  expect(await cash(member)).toBe('20000');
  expect(await pay.paymentAt(paymentId)).toMatchObject({ kind: 'payment', status: 'paid', amount: '20000' });
});

it('fails while the provider is unreachable; the same intent continues later if the limits allow it', async () => {
  const member = await pay.payee(0n);
  await pay.app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'd', 30000, $2, $2, $2)",
    [member.memberId, pay.app.clock.now()],
  );
  const { config } = pay.app.parts;
  const url = config.paymentsUrl;
  config.paymentsUrl = 'http://127.0.0.1:1';
  expect((await ask(member, 'away-intent-55')).error?.code).toBe('PAYMENT_UNAVAILABLE');
  config.paymentsUrl = url;
  expect((await member.call(calls.deposits, { query: {} })).value.items).toMatchObject([{ status: 'failed' }]);
  expect((await ask(member, 'another-intent')).status).toBe(200);
  expect((await ask(member, 'away-intent-55')).error?.code).toBe('LIMIT_EXCEEDED');
  await pay.app.database.run('DELETE FROM rg_limits WHERE member_id = $1', [member.memberId]);
  expect((await ask(member, 'away-intent-55')).value.deposit).toMatchObject({
    status: 'waiting',
    payUrl: expect.stringContaining('/pay/'),
  });
});

it('expires a deposit that a crashed process left unopened', async () => {
  const member = await pay.payee(0n);
  const at = new Date(pay.app.clock.now().getTime() - 11 * 60_000);
  await pay.app.database.run(
    "INSERT INTO deposits (reference, member_id, method, amount, currency, created_at) VALUES ('D-left', $1, 'e-wallet', 20000, 'PHP', $2)",
    [member.memberId, at],
  );
  await runPaymentJobs(pay.app.parts);
  expect((await row('D-left')).status).toBe('expired');
});

it('[MN-12] opens no payment after five failed ones in ten minutes, for this member alone', async () => {
  const member = await pay.payee(0n);
  for (let tries = 1; tries <= 5; tries++) {
    const { value } = await ask(member, `failing-${tries}`);
    const { reference } = value.deposit;
    const { payment_id: paymentId } = await row(reference);
    await pay.say({ paymentId, reference, amount: '20000', status: 'failed' });
  }
  expect((await ask(member, 'one-too-many')).error).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    params: { minutes: 10 },
  });
  expect((await ask(await pay.payee(0n), 'of-another')).status).toBe(200);
  await pay.app.database.run(
    "UPDATE deposits SET settled_at = settled_at - interval '11 minutes' WHERE member_id = $1",
    [member.memberId],
  );
  expect((await ask(member, 'after-a-while')).status).toBe(200);
});
