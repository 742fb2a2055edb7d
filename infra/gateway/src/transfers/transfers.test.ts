import { protection, setLimit } from '@atrium/contracts/limits';
import { accountRecords } from '@atrium/contracts/account-records';
import { lineTransferOptions, transferDownline, transferUpline } from '@atrium/contracts/line-transfers';
import { withdrawalOptions } from '@atrium/contracts/payments';
import { setPaymentPassword } from '@atrium/contracts/payment-password';
import { balance } from '@atrium/contracts/wallet';
import { seal } from '../platform/testing/seal.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { closeBalanced } from '../wallet/testing/close-balanced.ts';

const PASSWORD = 'Right-0001';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => closeBalanced(app));

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
async function signedIn(options: Parameters<TestApp['signedIn']>[0] & object, toUpline = false): Promise<Member> {
  const member = await app.signedIn({ ...options, password: PASSWORD });
  await app.database.run('UPDATE members SET to_upline = $2 WHERE id = $1', [member.memberId, toUpline]);
  return member;
}
/** An agent, a member below it, and one below that. */
async function line() {
  const agent = await signedIn({ type: 1, balance: 100_000n });
  const member = await signedIn({ upline: agent.memberId, balance: 50_000n }, true);
  const below = await signedIn({ upline: member.memberId });
  return { agent, member, below };
}
const cash = async (member: Member) => (await member.call(balance)).value.cash;
const up = (member: Member, amount: string, more: object = {}, idempotencyKey?: string) =>
  member.call(transferUpline, {
    body: { amount, password: PASSWORD, ...more },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const down = (agent: Member, memberId: string, amount: string, more: object = {}) =>
  agent.call(transferDownline, { body: { memberId, amount, password: PASSWORD, ...more } });

it('[7-075] transfer to the upline: both accounts change by the amount, both list it, once per key', async () => {
  const { agent, member } = await line();
  const first = await up(member, '20000', {}, 'one-intent');
  expect(first.value).toMatchObject({ to: agent.account, amount: '20000', main: { cash: '30000' } });
  expect((await up(member, '20000', {}, 'one-intent')).value).toEqual(first.value);
  expect([await cash(agent), await cash(member)]).toEqual(['120000', '30000']);
  for (const [who, amount] of [
    [agent, '20000'],
    [member, '-20000'],
  ] as const) {
    const { items } = (await who.call(accountRecords, { query: { kind: 'transfer' } })).value;
    const detail = `${member.account} → ${agent.account}`;
    expect(items).toMatchObject([{ amount, reference: first.value.reference, detail }]);
  }
  // The books keep no name: it would outlive the erasure of its member.
  expect(
    await app.database.rows('SELECT detail FROM ledger_entries WHERE reference = $1', [first.value.reference]),
  ).toEqual([{ detail: `#${member.memberId} → #${agent.memberId}` }]);
  const notified = app.published
    .filter(({ event, data }) => event === 'balance.changed' && (data as { cause: string }).cause === 'transfer')
    .map(({ audience }) => (audience as { member: string }).member);
  expect(notified.sort()).toEqual([agent.memberId, member.memberId].sort());
});

it('[7-075] transfer to a downline at any depth, and to nobody outside it', async () => {
  const { agent, member, below } = await line();
  const { below: foreign } = await line();
  expect((await down(agent, below.memberId, '30000')).value).toMatchObject({ to: below.account });
  expect([await cash(agent), await cash(below)]).toEqual(['70000', '30000']);
  for (const id of [foreign.memberId, agent.memberId, '999999999'])
    expect((await down(agent, id, '100')).error?.code).toBe('NOT_IN_DOWNLINE');
  expect((await down(member, below.memberId, '100')).error?.code).toBe('NOT_AN_AGENT');
  const top = await signedIn({ type: 1, balance: 1_000n });
  expect((await up(top, '100')).error?.code).toBe('FUNCTION_DISABLED');
});

it('depends on the switches of the brand and of the account', async () => {
  const { agent, member, below } = await line();
  expect((await member.call(lineTransferOptions)).value).toEqual({
    upline: { account: agent.account },
    downline: false,
    available: '50000',
    min: '100',
    max: '100000000',
    password: 'login',
  });
  expect((await up(below, '100')).error?.code).toBe('FUNCTION_DISABLED');
  await app.parts.settings.set('transfer.upline', false);
  await app.parts.settings.set('transfer.downline', false);
  expect([(await up(member, '100')).error?.code, (await down(agent, member.memberId, '100')).error?.code]).toEqual([
    'FUNCTION_DISABLED',
    'FUNCTION_DISABLED',
  ]);
  expect((await member.call(lineTransferOptions)).value.upline).toBeNull();
  expect((await agent.call(lineTransferOptions)).value.downline).toBe(false);
  await app.parts.settings.set('transfer.upline', true);
  await app.parts.settings.set('transfer.downline', true);
});

it('requires the password: the payment password if there is one', async () => {
  const { member } = await line();
  expect((await up(member, '100', { password: 'wrong' })).error?.code).toBe('PASSWORD_WRONG');
  await member.call(setPaymentPassword, {
    body: { password: '246135', proof: { way: 'password', answer: PASSWORD } },
  });
  expect((await member.call(lineTransferOptions)).value.password).toBe('payment');
  expect((await up(member, '100')).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  expect((await up(member, '100', { password: '246135' })).status).toBe(200);
});

it('accepts an encrypted body from our client', async () => {
  const { member } = await line();
  const sealed = await seal(app.parts, { amount: '100', password: PASSWORD });
  const reply = await app.server.inject({
    method: 'POST',
    url: transferUpline.path,
    cookies: member.cookies,
    headers: { ...sealed.headers, 'idempotency-key': 'sealed-intent' },
    payload: sealed.body as object,
  });
  expect(reply.statusCode).toBe(200);
});

it('refuses more than the balance, negative amounts, and receivers that may not receive', async () => {
  const { agent, member } = await line();
  const code = async (amount: string, more: object = {}) => (await up(member, amount, more)).error?.code;
  expect(await code('50001')).toBe('INSUFFICIENT_FUNDS');
  expect(await code('99')).toBe('AMOUNT_OUT_OF_RANGE');
  expect(await code('-100')).toBe('BAD_REQUEST');
  expect(await code('100', { to: '1' })).toBe('UNKNOWN_FIELD');
  const trial = await signedIn({ type: 4, upline: agent.memberId });
  expect((await up(trial, '100')).error?.code).toBe('TRIAL_ACCOUNT');
  const foreign = await signedIn({ upline: agent.memberId, currency: 'VND' });
  expect((await down(agent, foreign.memberId, '100')).error?.code).toBe('RECIPIENT_UNAVAILABLE');
  const both = await Promise.all([up(member, '40000'), up(member, '40000')]);
  expect(both.map(({ error }) => error?.code).sort()).toEqual(['INSUFFICIENT_FUNDS', undefined]);
});

it('counts as a deposit of the receiver: their break and limits apply, and the sender does not learn which', async () => {
  const { agent, below } = await line();
  await below.call(setLimit, { body: { kind: 'deposit', period: 'd', amount: '1000' } });
  expect((await down(agent, below.memberId, '1001')).error).toMatchObject({ code: 'RECIPIENT_UNAVAILABLE' });
  expect((await down(agent, below.memberId, '600')).status).toBe(200);
  const { limits } = (await below.call(protection)).value;
  expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'd')).toMatchObject({ used: '600' });
  expect((await down(agent, below.memberId, '401')).error?.code).toBe('RECIPIENT_UNAVAILABLE');
  await app.database.run("INSERT INTO rg_exclusions (member_id, kind, from_at) VALUES ($1, 'self-exclusion', $2)", [
    below.memberId,
    app.clock.now(),
  ]);
  expect((await down(agent, below.memberId, '100')).error?.code).toBe('RECIPIENT_UNAVAILABLE');
});

it('[11-11] money that was received has to be played like a deposit, and what was sent no more', async () => {
  await app.parts.settings.set('withdrawal.turnoverPercent', 100);
  const { agent, member } = await line();
  const required = async (who: Member) => (await who.call(withdrawalOptions)).value.bonusTurnover?.required ?? '0';
  await app.database.run(
    "INSERT INTO deposits (reference, member_id, method, amount, currency, status, created_at, settled_at) VALUES ('D-' || $1::bigint, $1, 'e-wallet', 30000, 'PHP', 'credited', $2, $2)",
    [member.memberId, app.clock.now()],
  );
  await up(member, '20000');
  expect([await required(member), await required(agent)]).toEqual(['10000', '20000']);
  await down(agent, member.memberId, '5000');
  expect([await required(member), await required(agent)]).toEqual(['15000', '15000']);
  await up(member, '20000');
  expect([await required(member), await required(agent)]).toEqual(['0', '35000']);
  await app.parts.settings.set('withdrawal.turnoverPercent', 0);
});

it('[11-11] [SY-03] is a significant event of the sender', async () => {
  const { agent, member } = await line();
  const { reference } = (await up(member, '20000')).value;
  expect(
    await app.database.rows(
      "SELECT member_id, subject, amount, currency, detail FROM significant_events WHERE kind = 'line-transfer' AND subject = $1",
      [reference],
    ),
  ).toEqual([
    {
      member_id: member.memberId,
      subject: reference,
      amount: '20000',
      currency: 'PHP',
      detail: { to: agent.memberId },
    },
  ]);
});

it("serialises two members' simultaneous transfers to each other and loses nothing", async () => {
  const { agent, member } = await line();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => (index % 2 ? up(member, '1000') : down(agent, member.memberId, '1000'))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect([await cash(agent), await cash(member)]).toEqual(['100000', '50000']);
});
