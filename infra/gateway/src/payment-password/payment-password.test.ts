import * as calls from '@atrium/contracts/payment-password';
import { createWithdrawal } from '@atrium/contracts/payments';
import { addPayoutAccount, payoutAccounts } from '@atrium/contracts/payout-accounts';
import { convertPoint } from '@atrium/contracts/points';
import { reauthenticate } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { lineTransferOptions, transferUpline } from '@atrium/contracts/line-transfers';
import { deliverMessages } from '../notices/deliver-messages.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.parts.settings.set('points', { ratio: { points: 100, amount: '100' }, convertible: true });
});
afterAll(() => app.close());
afterEach(async () => {
  for (const use of calls.PAYMENT_PASSWORD_USES) await app.parts.settings.set(`paymentPassword.${use}`, false);
});

const LOGIN = 'Secret-0001';
const FIRST = '739146';
const SECOND = '518207';
type Member = Awaited<ReturnType<TestApp['signedIn']>>;
let count = 0;
/** A member with money; with an e-mail address if it should have one. */
async function someone(withEmail = false, more: object = {}) {
  const member = await app.signedIn({ password: LOGIN, balance: 500_000n, points: 1_000, ...more });
  const email = `pay${++count}@example.com`;
  if (withEmail) await app.database.run('UPDATE members SET email = $2 WHERE id = $1', [member.memberId, email]);
  return Object.assign(member, { email });
}
const set = (member: Member, password: string, way: string, answer: string) =>
  member.call(calls.setPaymentPassword, { body: { password, proof: { way, answer } } as never });
const state = async (member: Member) => (await member.call(calls.paymentPassword)).value;
async function codeFor(member: Member & { email: string }): Promise<string> {
  expect((await member.call(calls.sendPaymentPasswordCode, { body: { channel: 'email' } })).status).toBe(200);
  const sent = await app.database.first<{ text: string }>(
    "SELECT text FROM outbox WHERE target = $1 AND text ~ 'code' ORDER BY id DESC LIMIT 1",
    [member.email],
  );
  return /\d{6}/.exec(sent!.text)![0];
}
const messages = async ({ email }: { email: string }) =>
  (
    await app.database.rows<{ text: string }>(
      "SELECT subject || ' ' || text AS text FROM outbox WHERE target = $1 ORDER BY id",
      [email],
    )
  ).map(({ text }) => text);
const ask = (use: calls.PaymentPasswordUse) => app.parts.settings.set(`paymentPassword.${use}`, true);
async function accountOf({ memberId }: Member): Promise<string> {
  const row = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Harbour Bank', 'Ana Cruz', $2) RETURNING id",
    [memberId, `778899${memberId}`],
  );
  return row!.id;
}
const withdraw = (member: Member, accountId: string, paymentPassword?: string) =>
  member.call(createWithdrawal, {
    body: { accountId, amount: '10000', ...(paymentPassword === undefined ? {} : { paymentPassword }) },
  });

it('[11-06] is set with a code, changed with the present one, and recovered with a code, with a message each time', async () => {
  const member = await someone(true);
  expect(await state(member)).toMatchObject({
    changedAt: null,
    lockedUntil: null,
    asked: [],
    rule: { min: 6, max: 6, digits: true },
    proofs: [{ way: 'email', to: expect.stringMatching(/^..\*\*\*@/) }],
  });
  expect((await set(member, FIRST, 'password', LOGIN)).error?.code).toBe('PROOF_UNAVAILABLE');
  expect((await set(member, FIRST, 'present', FIRST)).error?.code).toBe('PAYMENT_PASSWORD_MISSING');
  const first = await set(member, FIRST, 'email', await codeFor(member));
  expect(first.value.changedAt).toMatch(/T.*Z$/);
  expect((await set(member, SECOND, 'present', SECOND)).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  expect((await set(member, SECOND, 'present', FIRST)).status).toBe(200);
  expect((await set(member, FIRST, 'present', FIRST)).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  app.clock.advance({ minutes: 1 });
  const code = await codeFor(member);
  expect((await set(member, FIRST, 'email', code)).status).toBe(200);
  expect((await set(member, SECOND, 'email', code)).error?.code).toBe('VERIFICATION_CODE_INVALID');
  expect((await set(member, SECOND, 'present', FIRST)).status).toBe(200);
  await deliverMessages(app.parts);
  expect((await messages(member)).filter((text) => text.includes('Your payment password'))).toHaveLength(4);
});

it('[11-06] the login password sets the first one of a member without a contact, and never replaces it', async () => {
  const member = await someone();
  expect((await set(member, FIRST, 'password', 'wrong')).error?.code).toBe('PASSWORD_WRONG');
  expect((await set(member, FIRST, 'password', LOGIN)).value.proofs).toEqual([]);
  expect((await set(member, SECOND, 'password', LOGIN)).error?.code).toBe('PROOF_UNAVAILABLE');
  expect((await set(member, SECOND, 'present', FIRST)).status).toBe(200);
});

it('[11-06] refuses what breaks the rule or is easy to guess, and keeps the code for another try', async () => {
  const member = await someone(true);
  const code = await codeFor(member);
  for (const password of ['12345', '1234567', 'secret']) {
    const { error } = await set(member, password, 'email', code);
    expect([error?.code, error?.params]).toEqual(['PAYMENT_PASSWORD_RULE', { min: 6, max: 6 }]);
  }
  for (const password of ['000000', '123456', '654321'])
    expect((await set(member, password, 'email', code)).error?.code).toBe('PAYMENT_PASSWORD_SIMPLE');
  expect((await state(member)).changedAt).toBeNull();
  expect((await set(member, FIRST, 'email', code)).status).toBe(200);
  const trial = await app.signedIn({ type: 4, password: LOGIN });
  expect((await set(trial, FIRST, 'password', LOGIN)).error?.code).toBe('TRIAL_ACCOUNT');
});

it('[11-06] is asked for a withdrawal where the brand says so, and a refusal moves no money', async () => {
  const member = await someone();
  const accountId = await accountOf(member);
  expect((await withdraw(member, accountId, 'ignored')).status).toBe(200);
  await ask('withdrawal');
  expect((await state(member)).asked).toEqual(['withdrawal']);
  expect((await withdraw(member, accountId, FIRST)).error?.code).toBe('PAYMENT_PASSWORD_MISSING');
  await set(member, FIRST, 'password', LOGIN);
  expect((await withdraw(member, accountId)).error?.code).toBe('PAYMENT_PASSWORD_REQUIRED');
  expect((await withdraw(member, accountId, SECOND)).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  expect((await member.call(balance)).value.cash).toBe('490000');
  expect((await withdraw(member, accountId, FIRST)).status).toBe(200);
  expect((await member.call(balance)).value.cash).toBe('480000');
});

it('[11-06] locks after five wrong ones, even sent at once, until the time is over or a code sets a new one', async () => {
  await ask('withdrawal');
  const member = await someone(true);
  const accountId = await accountOf(member);
  await set(member, FIRST, 'email', await codeFor(member));
  const tries = await Promise.all(
    Array.from({ length: 8 }, async () => (await withdraw(member, accountId, SECOND)).error?.code),
  );
  expect(tries.sort()).toEqual([
    ...Array(3).fill('PAYMENT_PASSWORD_LOCKED'),
    ...Array(5).fill('PAYMENT_PASSWORD_WRONG'),
  ]);
  const { error } = await withdraw(member, accountId, FIRST);
  expect([error?.code, error?.params]).toEqual(['PAYMENT_PASSWORD_LOCKED', { minutes: 30 }]);
  expect((await set(member, SECOND, 'present', FIRST)).error?.code).toBe('PAYMENT_PASSWORD_LOCKED');
  const leftMs = Date.parse((await state(member)).lockedUntil!) - app.clock.now().getTime();
  expect(Math.round(leftMs / 60_000)).toBe(30);
  app.clock.advance({ minutes: 29 });
  expect((await withdraw(member, accountId, FIRST)).error?.code).toBe('PAYMENT_PASSWORD_LOCKED');
  expect((await set(member, SECOND, 'email', await codeFor(member))).value.lockedUntil).toBeNull();
  expect((await withdraw(member, accountId, SECOND)).status).toBe(200);
  for (let i = 0; i < 5; i += 1) await withdraw(member, accountId, FIRST);
  expect((await withdraw(member, accountId, SECOND)).error?.code).toBe('PAYMENT_PASSWORD_LOCKED');
  app.clock.advance({ minutes: 30 });
  await member.call(reauthenticate, { body: { password: LOGIN } });
  expect((await state(member)).lockedUntil).toBeNull();
  expect((await withdraw(member, accountId, SECOND)).status).toBe(200);
});

it('[11-06] counts wrong ones in a row alone: a right one and half an hour each begin anew', async () => {
  await ask('withdrawal');
  const member = await someone();
  const accountId = await accountOf(member);
  await set(member, FIRST, 'password', LOGIN);
  const failFourTimes = async () => {
    for (let i = 0; i < 4; i += 1)
      expect((await withdraw(member, accountId, SECOND)).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  };
  await failFourTimes();
  expect((await withdraw(member, accountId, FIRST)).status).toBe(200);
  await failFourTimes();
  app.clock.advance({ minutes: 31 });
  await member.call(reauthenticate, { body: { password: LOGIN } });
  await failFourTimes();
  expect((await withdraw(member, accountId, FIRST)).status).toBe(200);
});

it('[11-06] [AC-07] is not the login password, which its refusal reveals to nobody without the proof', async () => {
  const member = await someone(true, { password: '739146' });
  expect((await set(member, '739146', 'email', '000000')).error?.code).toBe('VERIFICATION_CODE_INVALID');
  expect((await set(member, '739146', 'email', await codeFor(member))).error?.code).toBe('PAYMENT_PASSWORD_SIMPLE');
});

it('[11-06] is asked for a payout account before the code is used up', async () => {
  await ask('binding');
  const member = await someone();
  await set(member, FIRST, 'password', LOGIN);
  const add = (paymentPassword?: string) =>
    member.call(addPayoutAccount, {
      body: {
        kind: 'bank',
        name: 'Harbour Bank',
        holder: 'Ana Cruz',
        number: `61${member.memberId}00`,
        proof: { way: 'password', answer: LOGIN },
        ...(paymentPassword === undefined ? {} : { paymentPassword }),
      } as never,
    });
  expect((await add()).error?.code).toBe('PAYMENT_PASSWORD_REQUIRED');
  expect((await add(SECOND)).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
  expect((await member.call(payoutAccounts)).value.accounts).toEqual([]);
  expect((await add(FIRST)).value.accounts).toHaveLength(1);
});

it('[11-06] takes the place of the login password for conversions and transfers', async () => {
  const agent = await someone(false, { type: 1 });
  const member = await someone(false, { upline: agent.memberId });
  await app.database.run('UPDATE members SET to_upline = true WHERE id = $1', [member.memberId]);
  const convert = (password: string) => member.call(convertPoint, { body: { points: 100, password } });
  const transfer = (password: string) => member.call(transferUpline, { body: { amount: '1000', password } });
  expect([(await convert(LOGIN)).status, (await transfer(LOGIN)).status]).toEqual([200, 200]);
  await ask('conversion');
  await ask('transfer');
  expect((await member.call(lineTransferOptions)).value.password).toBe('payment');
  for (const call of [convert, transfer]) expect((await call(LOGIN)).error?.code).toBe('PAYMENT_PASSWORD_MISSING');
  await set(member, FIRST, 'password', LOGIN);
  for (const call of [convert, transfer]) {
    expect((await call(LOGIN)).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
    expect((await call(FIRST)).status).toBe(200);
  }
});
