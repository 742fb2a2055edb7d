import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { WebhookReceiver } from '../test/webhook-receiver.ts';
import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { PAYMENT_PATHS } from '@atrium/contracts/payment-provider';
import { buildPayments, type Payments, type PaymentsOptions } from './payments.ts';
import { signed } from './sign.ts';

const SECRET = 'merchant-and-provider';
let folder: string;
let receiver: WebhookReceiver;
let webhookUrl: string;
let payments: Payments;
let url: string;

async function start(options: Partial<PaymentsOptions> = {}): Promise<void> {
  const storePath = join(folder, 'payments.sqlite');
  payments = await buildPayments({
    storePath,
    secret: SECRET,
    log: pino({ level: 'silent' }),
    firstPauseMs: 20,
    payoutAfterMs: 20,
    ...options,
  });
  url = await payments.app.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'));
  receiver = new WebhookReceiver(SECRET);
  webhookUrl = await receiver.listen();
  await start();
});

afterEach(async () => {
  await payments.stop();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const order = (more = {}) => ({
  reference: 'D-1001',
  amount: '100000',
  currency: 'PHP',
  currencySymbol: 'P',
  memberRef: 'm-77',
  method: 'Instant bank',
  returnUrl: 'http://localhost:8080/personal',
  webhookUrl,
  language: 'en',
  ...more,
});

async function api(path: string, body: unknown, headers?: Record<string, string>) {
  const raw = JSON.stringify(body);
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: raw,
    headers: { 'content-type': 'application/json', ...(headers ?? signed(SECRET, raw)) },
  });
  return { status: response.status, body: await response.json() };
}

async function state(paymentId: string) {
  return (await fetch(`${url}/api/payments/${paymentId}`, { headers: signed(SECRET, '') })).json();
}

const decide = (payUrl: string, decision: string) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

const control = async (body: unknown, headers = {}) =>
  fetch(`${url}/control`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

it('takes a payment through its page and sends the merchant one signed webhook', async () => {
  const { status, body } = await api('/api/payments', order());
  expect(status).toBe(201);
  const page = await (await fetch(body.payUrl)).text();
  expect(page).toContain('Pay P\u00a01,000.00');
  expect(page).toContain('D-1001');
  expect(page).toContain('Instant bank');
  expect(page).toContain('charged until you confirm');

  const decided = await decide(body.payUrl, 'pay');
  expect(decided.status).toBe(303);
  const done = await (await fetch(new URL(decided.headers.get('location') as string, url))).text();
  expect(done).toContain('href="http://localhost:8080/personal"');
  expect(done).toContain('src="/assets/return.js"');
  expect(done).not.toContain('charged until you confirm');
  expect((await fetch(`${url}/assets/return.js`)).status).toBe(200);

  const [event] = await receiver.received(1);
  expect(event).toMatchObject({
    paymentId: body.paymentId,
    reference: 'D-1001',
    status: 'paid',
    amount: '100000',
    currency: 'PHP',
  });
  expect(Date.parse(event!.paidAt as string)).not.toBeNaN();
  expect(receiver.forged).toBe(0);
  expect(await state(body.paymentId)).toMatchObject({ status: 'paid', kind: 'payment' });
});

it('declines, and a second decision changes nothing', async () => {
  const { body } = await api('/api/payments', order());
  await decide(body.payUrl, 'decline');
  await decide(body.payUrl, 'pay');
  await receiver.received(1);
  await new Promise((done) => setTimeout(done, 100));
  expect(receiver.accepted).toEqual([expect.objectContaining({ status: 'failed', paidAt: null })]);
  expect((await state(body.paymentId)).status).toBe('failed');
});

it('expires an undecided payment, and refuses a late click', async () => {
  await payments.stop();
  await start({ expiresAfterMs: 60 });
  const { body } = await api('/api/payments', order());
  const [event] = await receiver.received(1);
  expect(event?.status).toBe('expired');
  await decide(body.payUrl, 'pay');
  expect((await state(body.paymentId)).status).toBe('expired');
  expect(await (await fetch(body.payUrl)).text()).toContain('Payment expired');
});

it('repeats a webhook under the same eventId until it is accepted', async () => {
  receiver.refuseNext = 3;
  const { body } = await api('/api/payments', order());
  await decide(body.payUrl, 'pay');
  await receiver.received(1);
  expect(receiver.attempts).toBe(4);
});

it('delivers pending webhooks after a restart', async () => {
  await control({ silent: true });
  const { body } = await api('/api/payments', order());
  await decide(body.payUrl, 'pay');
  expect(receiver.attempts).toBe(0);
  await payments.stop();
  await start();
  const [event] = await receiver.received(1);
  expect(event).toMatchObject({ paymentId: body.paymentId, status: 'paid' });
});

it('sends webhooks late and twice on demand', async () => {
  await control({ duplicateWebhooks: true, webhookDelayMs: 150 });
  const { body } = await api('/api/payments', order());
  const before = Date.now();
  await decide(body.payUrl, 'pay');
  const [first, second] = await receiver.received(2);
  expect(Date.now() - before).toBeGreaterThanOrEqual(140);
  expect(second?.eventId).toBe(first?.eventId);
  expect(await (await control({ duplicateWebhooks: false, resend: body.paymentId })).json()).toMatchObject({
    resent: 1,
  });
  await receiver.received(3);
});

it('answers the same reference with the same payment, and other content with a conflict', async () => {
  const first = await api('/api/payments', order());
  const again = await api('/api/payments', order());
  expect(again.body.paymentId).toBe(first.body.paymentId);
  expect((await api('/api/payments', order({ amount: '100001' }))).status).toBe(409);
});

it('refuses unsigned, wrongly signed, stale and repeated calls', async () => {
  const raw = JSON.stringify(order());
  expect((await api('/api/payments', order(), {})).status).toBe(401);
  expect((await api('/api/payments', order(), signed('another secret', raw))).status).toBe(401);
  expect((await api('/api/payments', order(), signed(SECRET, raw, Date.now() - 400_000))).status).toBe(401);
  const headers = signed(SECRET, raw);
  expect((await api('/api/payments', order(), headers)).status).toBe(201);
  expect((await api('/api/payments', order(), headers)).status).toBe(401);
});

it.each([
  ['amount', '0'],
  ['amount', '10.5'],
  ['webhookUrl', 'javascript:alert(1)'],
  ['returnUrl', 'nowhere'],
  ['reference', ''],
])('refuses a payment whose %s is "%s"', async (field, value) => {
  expect(await api('/api/payments', order({ [field]: value }))).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST' },
  });
});

it('pays out automatically, or fails as configured', async () => {
  const destination = { bank: 'Island Bank', holder: 'M One', account: '0012' };
  const payout = { reference: 'W-1', amount: '5000', currency: 'PHP', memberRef: 'm', destination, webhookUrl };
  const paid = await api('/api/payouts', payout);
  expect((await receiver.received(1))[0]).toMatchObject({
    paymentId: paid.body.paymentId,
    reference: 'W-1',
    status: 'paid',
  });
  await control({ payouts: 'fail' });
  await api('/api/payouts', { ...payout, reference: 'W-2' });
  expect((await receiver.received(2))[1]).toMatchObject({ reference: 'W-2', status: 'failed', paidAt: null });
});

it("[15-10] says until when to pay in the merchant's zone, with its name", async () => {
  const { body } = await api('/api/payments', order({ timeZone: 'Asia/Manila', reference: 'D-zone' }));
  const page = await (await fetch(body.payUrl)).text();
  expect(page).toMatch(/Open until \d\d:\d\d GMT\+8\./);
});

it("renders the page in the payer's language, from right to left where required", async () => {
  const titles = await Promise.all(
    FINISHED_TAGS.map(async (language) => {
      const { body } = await api('/api/payments', order({ language, reference: `D-${language}` }));
      const page = await (await fetch(body.payUrl)).text();
      expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      return /<h1>(.*)<\/h1>/.exec(page)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(FINISHED_TAGS.length);
});

it('escapes texts from outside', async () => {
  const { body } = await api('/api/payments', order({ method: '<img src=x onerror=alert(1)>' }));
  expect(await (await fetch(body.payUrl)).text()).not.toContain('<img');
});

it('lets no page of another site decide, frame it or set switches', async () => {
  const { body } = await api('/api/payments', order());
  const forged = await fetch(body.payUrl, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(forged.status).toBe(400);
  expect((await state(body.paymentId)).status).toBe('pending');
  expect((await fetch(body.payUrl)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await control({ silent: true }, { origin: 'http://evil.example' })).status).toBe(403);
});

it('reports an unknown payment as unknown', async () => {
  expect((await fetch(`${url}/pay/none`)).status).toBe(404);
  expect((await fetch(`${url}/api/payments/none`, { headers: signed(SECRET, '') })).status).toBe(404);
});

const NESTED = '['.repeat(5_000) + ']'.repeat(5_000);

it('[14-05] refuses hostile bodies of every call with 4xx, signed or not', async () => {
  const { payUrl } = (await api(PAYMENT_PATHS.payments, order())).body as { payUrl: string };
  const bodies: [type: string, body: string][] = [
    ['application/json', NESTED],
    ['application/json', `{"resend":${NESTED},"amount":${NESTED}}`],
    ['application/json', `{"resend":"${'a'.repeat(100_000)}"}`],
    ['application/json', '{"__proto__":{}}'],
    ['application/json', '{"a":'],
    ['application/x-www-form-urlencoded', 'decision=pay&decision=pay&a[b]=%ff&__proto__=x'],
    ['multipart/form-data', '--x'],
    ['no type at all', '{}'],
  ];
  const statuses: number[] = [];
  for (const address of [`${url}/control`, payUrl, url + PAYMENT_PATHS.payments, url + PAYMENT_PATHS.payouts])
    for (const [type, body] of bodies)
      for (const headers of [{}, signed(SECRET, body, Date.now())]) {
        const answer = await fetch(address, { method: 'POST', body, headers: { ...headers, 'content-type': type } });
        statuses.push(answer.status);
      }
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
});

it('[14-05] refuses an order that is not UTF-8, though its signature is right', async () => {
  const body = Buffer.from(JSON.stringify(order({ method: 'caf\u00e9' })), 'latin1');
  const headers = { ...signed(SECRET, body), 'content-type': 'application/json' };
  const answer = await fetch(url + PAYMENT_PATHS.payments, { method: 'POST', body, headers });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'BAD_REQUEST', message: 'The body is not valid UTF-8.' }),
  ]);
});

it('[14-05] reads a name that is twice in a query as one text', async () => {
  const query = new URLSearchParams({
    response_type: 'id_token',
    client_id: 'atrium',
    redirect_uri: 'http://localhost:8080/',
    state: 's',
    nonce: 'n',
  });
  const answer = await fetch(`${url}/identity/google/authorize?${query}&ui_locales=de&ui_locales=vi`);
  expect([answer.status, (await answer.text()).includes('lang="vi"')]).toEqual([200, true]);
});
