import { createServer, type Server } from 'node:http';
import { randomBytes } from 'node:crypto';
import { PAYMENT_HEADERS } from '@atrium/contracts/payment-provider';
import * as calls from '@atrium/contracts/payments';
import { balance } from '@atrium/contracts/wallet';
import { signatureOf } from '../platform/hmac.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';

const SECRET = 'payments-secret';
let app: TestApp;
let provider: Server;
/** The requests to the provider, by reference. A repeat gets the same payment, as its protocol requires. */
const orders = new Map<string, { amount: string; reference: string; webhookUrl: string; signed: boolean }>();
let away = false;

beforeAll(async () => {
  provider = createServer((request, response) => {
    let raw = '';
    request.on('data', (chunk) => (raw += chunk));
    request.on('end', () => {
      if (away) return response.writeHead(503).end();
      const order = JSON.parse(raw);
      const header = (name: string) => String(request.headers[name]);
      orders.set(order.reference, {
        ...order,
        signed:
          header(PAYMENT_HEADERS.signature) ===
          signatureOf(SECRET, header(PAYMENT_HEADERS.timestamp), header(PAYMENT_HEADERS.nonce), raw),
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          paymentId: `pay-${order.reference}`,
          payUrl: `http://127.0.0.1/pay/${order.reference}`,
          expiresAt: new Date(Date.now() + 900_000).toISOString(),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as { port: number };
  app = await testApp({ config: { paymentsUrl: `http://127.0.0.1:${port}`, paymentsSecret: SECRET } });
});
afterAll(async () => {
  const { failures } = await verifyLedger(app.database);
  await app.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
  expect(failures).toEqual([]);
});

async function webhook(reference: string, event: object = {}, secret = SECRET) {
  const { amount } = orders.get(reference)!;
  const body = JSON.stringify({
    eventId: randomBytes(4).toString('hex'),
    paymentId: `pay-${reference}`,
    reference,
    status: 'paid',
    amount,
    currency: 'PHP',
    paidAt: new Date().toISOString(),
    ...event,
  });
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000));
  const reply = await app.server.inject({
    method: 'POST',
    url: calls.PAYMENT_WEBHOOK_PATH,
    payload: body,
    headers: {
      'content-type': 'application/json',
      [PAYMENT_HEADERS.timestamp]: timestamp,
      [PAYMENT_HEADERS.nonce]: 'n',
      [PAYMENT_HEADERS.signature]: signatureOf(secret, timestamp, 'n', body),
    },
  });
  return reply.statusCode;
}

it('[MN-08] [7-075] deposits: nothing is credited before the signed webhook, then once, however often it is repeated', async () => {
  const member = await app.signedIn({ balance: 1_000n });
  const opened = await member.call(calls.createDeposit, {
    body: { method: 'e-wallet', amount: '50000', returnUrl: '/?centre=deposit' },
  });
  expect(opened.status).toBe(200);
  const { reference, id } = opened.value.deposit;
  expect(opened.value.payUrl).toContain(reference);
  expect(orders.get(reference)).toMatchObject({
    amount: '50000',
    signed: true,
    returnUrl: 'http://localhost:8080/?centre=deposit',
    webhookUrl: 'http://localhost:8080/payments/webhook',
  });
  expect((await member.call(balance)).value.sumBalance).toBe('1000');
  expect(await webhook(reference, {}, 'forged')).toBe(401);
  expect((await member.call(calls.deposit, { params: { id } })).value.status).toBe('waiting');
  expect(await Promise.all([webhook(reference), webhook(reference), webhook(reference)])).toEqual([200, 200, 200]);
  expect((await member.call(balance)).value.sumBalance).toBe('51000');
  expect((await member.call(calls.deposit, { params: { id } })).value).toMatchObject({
    status: 'credited',
    payUrl: null,
  });
  expect(
    app.published.filter(
      ({ event, audience }) =>
        event === 'balance.changed' && (audience as { member: string }).member === member.memberId,
    ),
  ).toHaveLength(1);
});

it('credits a payment that is paid after it failed, and ignores a failure of a paid one', async () => {
  const member = await app.signedIn();
  const { value } = await member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '20000' } });
  const { reference } = value.deposit;
  await webhook(reference, { status: 'expired', paidAt: null });
  expect((await member.call(calls.deposit, { params: { id: value.deposit.id } })).value.status).toBe('expired');
  await webhook(reference);
  await webhook(reference, { status: 'failed', paidAt: null });
  expect((await member.call(calls.deposit, { params: { id: value.deposit.id } })).value.status).toBe('credited');
  expect((await member.call(balance)).value.sumBalance).toBe('20000');
});

it('[14-05] refuses a signed webhook that is nested too deep or too wide', async () => {
  const member = await app.signedIn();
  const { value } = await member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '20000' } });
  const { reference } = value.deposit;
  expect(await webhook(reference, { note: JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`) })).toBe(400);
  expect(await webhook(reference, { note: Array(25_000).fill(0) })).toBe(400);
  expect(await webhook(reference)).toBe(200);
});

it('refuses a webhook with another amount, and one for an unknown payment', async () => {
  const member = await app.signedIn();
  const { value } = await member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '20000' } });
  expect(await webhook(value.deposit.reference, { amount: '2000000' })).toBe(400);
  expect(await webhook(value.deposit.reference, { reference: 'D-unknown' })).toBe(404);
  expect((await member.call(balance)).value.sumBalance).toBe('0');
});

it('deducts the fee from the credited amount', async () => {
  const member = await app.signedIn();
  const { value } = await member.call(calls.createDeposit, { body: { method: 'card', amount: '10001' } });
  expect(value.deposit.fee).toBe('150');
  await webhook(value.deposit.reference);
  expect((await member.call(balance)).value.sumBalance).toBe('9851');
});

it('opens one payment per key, and refuses another order under it', async () => {
  const member = await app.signedIn();
  const send = (amount: string) =>
    member.call(calls.createDeposit, { body: { method: 'e-wallet', amount }, idempotencyKey: 'the-same-intent' });
  const [one, two] = await Promise.all([send('30000'), send('30000')]);
  expect(two.value).toEqual(one.value);
  expect((await send('40000')).error?.code).toBe('IDEMPOTENCY_CONFLICT');
  expect((await member.call(calls.deposits, { query: {} })).value.items).toHaveLength(1);
  const bare = await member.call(calls.createDeposit, {
    body: { method: 'e-wallet', amount: '30000' },
    idempotencyKey: '',
  });
  expect(bare.error?.code).toBe('IDEMPOTENCY_KEY_MISSING');
});

it('[14-14] refuses unknown fields, foreign return addresses, methods that are unknown or closed, and amounts out of range', async () => {
  const member = await app.signedIn();
  const code = async (body: object) => (await member.call(calls.createDeposit, { body: body as never })).error?.code;
  expect(await code({ method: 'e-wallet', amount: '10000', bonus: '1' })).toBe('UNKNOWN_FIELD');
  expect(await code({ method: 'gold', amount: '10000' })).toBe('PAYMENT_METHOD_UNKNOWN');
  expect(await code({ method: 'cash', amount: '10000' })).toBe('PAYMENT_UNAVAILABLE');
  expect(await code({ method: 'e-wallet', amount: '4999' })).toBe('AMOUNT_OUT_OF_RANGE');
  for (const returnUrl of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2F/evil.example',
    '/.//evil.example',
    'https://evil.example',
  ])
    expect([returnUrl, await code({ method: 'e-wallet', amount: '10000', returnUrl })]).toEqual([
      returnUrl,
      'BAD_REQUEST',
    ]);
  expect(await code({ method: 'e-wallet', amount: '-10000' })).toBe('BAD_REQUEST');
});

it('leaves nothing behind when the provider is unreachable', async () => {
  const member = await app.signedIn();
  away = true;
  const refused = await member.call(calls.createDeposit, {
    body: { method: 'e-wallet', amount: '10000' },
    idempotencyKey: 'again-and-again',
  });
  away = false;
  expect([refused.status, refused.error?.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
  expect(
    (
      await member.call(calls.createDeposit, {
        body: { method: 'e-wallet', amount: '10000' },
        idempotencyKey: 'again-and-again',
      })
    ).status,
  ).toBe(200);
});

it('lists the methods in the requested language, and the tightest limit', async () => {
  const member = await app.signedIn();
  member.headers = { language: 'CN' };
  expect((await member.call(calls.depositOptions)).value).toMatchObject({
    limit: null,
    methods: expect.arrayContaining([expect.objectContaining({ code: 'e-wallet', name: '电子钱包' })]),
  });
  await app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'd', 100000, $2, $2, $2), ($1, 'deposit', 'm', 60000, $2, $2, $2)",
    [member.memberId, app.clock.now()],
  );
  const { value } = await member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '50000' } });
  await webhook(value.deposit.reference);
  expect((await member.call(calls.depositOptions)).value.limit).toMatchObject({
    period: 'm',
    amount: '60000',
    used: '50000',
  });
  expect(
    (await member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '20000' } })).error,
  ).toMatchObject({ code: 'LIMIT_EXCEEDED', params: { left: '10000' } });
});

it.each([['deposit'], ['deposit_net']])(
  'counts the paid amount towards the limit, not the credited one after the fee (%s)',
  async (kind) => {
    const member = await app.signedIn();
    await app.database.run(
      'INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, $3, $4, 100000, $2, $2, $2)',
      [member.memberId, app.clock.now(), kind, 'w'],
    );
    const open = (amount: string) => member.call(calls.createDeposit, { body: { method: 'card', amount } });
    await webhook((await open('80000')).value.deposit.reference);
    expect((await member.call(balance)).value.sumBalance).toBe('78800');
    expect((await open('20001')).error).toMatchObject({ code: 'LIMIT_EXCEEDED', params: { left: '20000' } });
    await webhook((await open('20000')).value.deposit.reference);
    expect((await open('10000')).error).toMatchObject({ code: 'LIMIT_EXCEEDED', params: { left: '0' } });
  },
);

it('[RG-06] counts unpaid deposits towards the limit, also for two tabs at once', async () => {
  const member = await app.signedIn();
  await app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'd', 60000, $2, $2, $2)",
    [member.memberId, app.clock.now()],
  );
  const open = () => member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '50000' } });
  const both = await Promise.all([open(), open()]);
  expect(both.map(({ error }) => error?.code).sort()).toEqual(['LIMIT_EXCEEDED', undefined]);
  const reference = both.find(({ error }) => !error)!.value.deposit.reference;
  await webhook(reference, { status: 'expired' });
  expect((await open()).status).toBe(200);
});

it('[RG-13] refuses an excluded player, who may still withdraw', async () => {
  const member = await app.signedIn({ balance: 50_000n });
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    member.memberId,
    app.clock.now(),
  ]);
  expect((await member.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '10000' } })).error?.code).toBe(
    'PLAYER_EXCLUDED',
  );
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Me', '1234567890') RETURNING id",
    [member.memberId],
  );
  const { value } = await member.call(calls.createWithdrawal, { body: { accountId: account!.id, amount: '20000' } });
  expect(value).toMatchObject({ status: 'in-review', amount: '20000', account: 'Bank ···· 7890' });
  expect((await member.call(balance)).value).toMatchObject({ sumBalance: '30000', locked: '20000' });
});

it("withdraws at most the balance, and only to the member's own account", async () => {
  const [member, other] = [await app.signedIn({ balance: 15_000n }), await app.signedIn({ balance: 90_000n })];
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Me', '1234567890') RETURNING id",
    [member.memberId],
  );
  const withdraw = async (who: typeof member, amount: string) =>
    (await who.call(calls.createWithdrawal, { body: { accountId: account!.id, amount } })).error?.code;
  expect(await withdraw(member, '20000')).toBe('INSUFFICIENT_FUNDS');
  expect(await withdraw(other, '20000')).toBe('PAYMENT_METHOD_UNKNOWN');
  expect(await withdraw(member, '9999')).toBe('AMOUNT_OUT_OF_RANGE');
  expect((await member.call(calls.withdrawalOptions)).value).toMatchObject({
    available: '15000',
    accounts: [{ name: 'Bank', number: '···· 7890' }],
    recent: [],
  });
});

it('[6-08] refuses deposit and withdrawal to a trial account', async () => {
  const trial = await app.signedIn({ type: 4, balance: 1_000_000n });
  expect((await trial.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '10000' } })).error?.code).toBe(
    'TRIAL_ACCOUNT',
  );
  expect((await trial.call(calls.createWithdrawal, { body: { accountId: '1', amount: '10000' } })).error?.code).toBe(
    'TRIAL_ACCOUNT',
  );
  expect((await trial.call(balance)).value.sumBalance).toBe('1000000');
});

it('shows a member only their own deposits', async () => {
  const [one, two] = [await app.signedIn(), await app.signedIn()];
  const { value } = await one.call(calls.createDeposit, { body: { method: 'e-wallet', amount: '10000' } });
  expect((await two.call(calls.deposit, { params: { id: value.deposit.id } })).status).toBe(404);
  expect((await two.call(calls.deposits, { query: {} })).value.items).toEqual([]);
});
