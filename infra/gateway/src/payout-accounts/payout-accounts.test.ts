import { submitIdentity } from '@atrium/contracts/identity-checks';
import * as payments from '@atrium/contracts/payments';
import * as payouts from '@atrium/contracts/payout-accounts';
import { reauthenticate } from '@atrium/contracts/session';
import sharp from 'sharp';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';

let operators: OperatorTestApp;
let app: OperatorTestApp['app'];
let picture: string;
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
  picture = (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
  ).toString('base64');
});
afterAll(() => operators.close());
afterEach(() => app.parts.settings.set('payout.waitHours', 0));

const PASSWORD = 'Secret-0001';
type Member = Awaited<ReturnType<OperatorTestApp['app']['signedIn']>>;
const someone = (): Promise<Member> => app.signedIn({ password: PASSWORD, balance: 500_000n });
let count = 0;
const given = (more: object = {}) => ({
  kind: 'bank',
  name: 'Harbour Bank',
  holder: 'Ana Cruz',
  number: `0012 3400 ${(++count).toString().padStart(4, '0')}`,
  proof: { way: 'password', answer: PASSWORD },
  ...more,
});
const add = (member: Member, more: object = {}) =>
  member.call(payouts.addPayoutAccount, { body: given(more) as never });
const list = async (member: Member) => (await member.call(payouts.payoutAccounts)).value.accounts;
const withdraw = async (member: Member, accountId: string) =>
  (await member.call(payments.createWithdrawal, { body: { accountId, amount: '10000' } })).error?.code;
const reviewOf = async (member: Member, kind = 'payout') =>
  (
    (await operators.ask('GET', '/ops/reviews')).value as { id: string; kind: string; account: string; facts: object }[]
  ).find((review) => review.kind === kind && review.account === member.account);
const decide = async (member: Member, verdict: 'approve' | 'reject', reason = 'seen', kind = 'payout') =>
  operators.ask('POST', `/ops/reviews/${(await reviewOf(member, kind))!.id}/${verdict}`, { reason });

/** A member whose identity an operator has verified in this name. */
async function verified(name: string): Promise<Member> {
  const member = await someone();
  await member.call(submitIdentity, {
    body: {
      level: 1,
      document: 'passport',
      name,
      number: `P${900_000 + ++count}`,
      validUntil: '2031-05-01',
      pictures: [picture, picture],
    },
  });
  await decide(member, 'approve', 'seen', 'identity');
  return member;
}

it('[11-01] an account in the verified name, in any order and with any accents, is usable without a review', async () => {
  const member = await verified('María Cruz Santos');
  const { accounts, verifiedName } = (await add(member, { holder: 'SANTOS Maria Cruz' })).value;
  expect(verifiedName).toBe('María Cruz Santos');
  expect(accounts).toMatchObject([
    { name: 'Harbour Bank', state: 'usable', isDefault: true, number: expect.stringMatching(/^···· \d{4}$/) },
  ]);
  expect(await reviewOf(member)).toBeUndefined();
  const { accounts: offered } = (await member.call(payments.withdrawalOptions)).value;
  expect(offered.map(({ id }) => id)).toEqual([accounts[0]!.id]);
  expect(await withdraw(member, accounts[0]!.id)).toBeUndefined();
});

it('[11-03] another name, and any name before the verification, is reviewed: masked in the list, whole in the open case', async () => {
  const member = await verified('Ana Cruz');
  const { accounts } = (await add(member, { holder: 'Someone Else', number: '7788 9900 1122', document: picture }))
    .value;
  expect(accounts).toMatchObject([{ state: 'review' }]);
  expect(await withdraw(member, accounts[0]!.id)).toBe('PAYOUT_ACCOUNT_WAITING');
  expect((await member.call(payments.withdrawalOptions)).value.accounts).toEqual([]);
  const review = (await reviewOf(member))!;
  expect(review.facts).toMatchObject({ bank: 'Harbour Bank', holder: 'Someone Else', number: '···· 1122' });
  expect((await operators.ask('GET', `/ops/reviews/${review.id}`)).value).toMatchObject({
    facts: { number: '7788 9900 1122', verifiedName: 'Ana Cruz' },
  });
  const added = Date.parse(accounts[0]!.since!);
  app.clock.advance({ minutes: 5 });
  await decide(member, 'reject', 'This is not your name.');
  const [refused] = await list(member);
  expect(refused).toMatchObject({ state: 'refused', reason: 'This is not your name.', isDefault: false });
  expect(Date.parse(refused!.since!) - added).toBeGreaterThanOrEqual(5 * 60_000);

  const unverified = await someone();
  await add(unverified);
  expect(await list(unverified)).toMatchObject([{ state: 'review' }]);
  await decide(unverified, 'approve');
  expect(await list(unverified)).toMatchObject([{ state: 'usable' }]);
});

it("[11-03] a name that differs from the account's needs a document, which the operator sees in the open case", async () => {
  const registered = await someone();
  await app.database.run('UPDATE members SET details = details || \'{"payeeName": "Lea Cruz"}\' WHERE id = $1', [
    registered.memberId,
  ]);
  for (const member of [await verified('Ana Cruz'), registered]) {
    const other = { holder: 'Ana Reyes' };
    expect((await add(member, other)).error?.code).toBe('PAYOUT_DOCUMENT_REQUIRED');
    const words = Buffer.from('no picture').toString('base64');
    expect((await add(member, { ...other, document: words })).error).toMatchObject({
      code: 'PICTURE_INVALID',
      params: { field: 'document' },
    });
    expect(await list(member)).toEqual([]);
    expect((await add(member, { ...other, document: picture })).value.accounts).toMatchObject([{ state: 'review' }]);
    const { id } = (await reviewOf(member))!;
    expect((await operators.ask('GET', `/ops/reviews/${id}`)).value).toMatchObject({
      documents: [{ id: '1', name: 'document.png', type: 'image/png' }],
    });
    const { rawPayload: shown } = await app.server.inject({
      method: 'GET',
      url: `/ops/reviews/${id}/documents/1`,
      headers: { authorization: 'Bearer token-of-operator' },
    });
    expect((await sharp(shown).metadata()).width).toBe(40);
    const stored = await app.database.first<{ document: Buffer }>(
      'SELECT document FROM payout_accounts WHERE member_id = $1',
      [member.memberId],
    );
    expect(stored!.document.includes(shown)).toBe(false);
  }
  expect((await registered.call(payouts.payoutAccounts)).value).toMatchObject({
    verifiedName: null,
    accountName: 'Lea Cruz',
  });
  expect((await add(registered, { holder: 'CRUZ, Léa' })).status).toBe(200);
});

it('[11-01] the first withdrawal waits as long as the brand says', async () => {
  await app.parts.settings.set('payout.waitHours', 24);
  const member = await verified('Ana Cruz');
  const { accounts } = (await add(member)).value;
  expect(accounts).toMatchObject([{ state: 'waiting', usableFrom: expect.stringMatching(/T.*Z$/) }]);
  const hours = (Date.parse(accounts[0]!.usableFrom!) - app.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  app.clock.advance({ hours: 23, minutes: 55 });
  await member.call(reauthenticate, { body: { password: PASSWORD } });
  expect(await withdraw(member, accounts[0]!.id)).toBe('PAYOUT_ACCOUNT_WAITING');
  app.clock.advance({ minutes: 5 });
  expect(await list(member)).toMatchObject([{ state: 'usable' }]);
  expect(await withdraw(member, accounts[0]!.id)).toBeUndefined();
});

it('[11-01] asks for a second factor, and for the password only from members without one', async () => {
  const member = await someone();
  expect((await add(member, { proof: { way: 'password', answer: 'wrong' } })).error?.code).toBe('PASSWORD_WRONG');
  const email = `${member.account}@example.com`;
  await app.database.run('UPDATE members SET email = $2 WHERE id = $1', [member.memberId, email]);
  expect((await member.call(payouts.payoutAccounts)).value.proofs).toEqual([
    { way: 'email', to: expect.stringMatching(/^..\*\*\*@example\.com$/) },
  ]);
  expect((await add(member)).error?.code).toBe('PROOF_UNAVAILABLE');
  expect((await member.call(payouts.sendPayoutCode, { body: { channel: 'sms' } })).error?.code).toBe(
    'PROOF_UNAVAILABLE',
  );
  await member.call(payouts.sendPayoutCode, { body: { channel: 'email' } });
  const sent = await app.database.first<{ text: string }>('SELECT text FROM outbox WHERE target = $1', [email]);
  const answer = /\d{6}/.exec(sent!.text)![0];
  const other = answer === '000000' ? '111111' : '000000';
  expect((await add(member, { proof: { way: 'email', answer: other } })).error?.code).toBe('VERIFICATION_CODE_INVALID');
  expect((await add(member, { proof: { way: 'email', answer } })).status).toBe(200);
  expect((await add(member, { proof: { way: 'email', answer } })).error?.code).toBe('VERIFICATION_CODE_INVALID');
  expect(await list(member)).toHaveLength(1);
});

it('[11-01] a member chooses the default and removes accounts, but none that a withdrawal is paid to', async () => {
  const member = await verified('Ana Cruz');
  await add(member);
  const [first, second] = (await add(member, { kind: 'e-wallet', name: 'TapWallet' })).value.accounts;
  expect([first!.isDefault, second!.isDefault]).toEqual([true, false]);
  await member.call(payouts.choosePayoutAccount, { params: { id: second!.id } });
  expect((await list(member)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second!.id, true],
    [first!.id, false],
  ]);
  expect((await member.call(payments.withdrawalOptions)).value.accounts[0]!.id).toBe(second!.id);
  expect(await withdraw(member, second!.id)).toBeUndefined();
  const remove = (id: string, by = member) => by.call(payouts.removePayoutAccount, { params: { id } });
  expect((await remove(second!.id)).error?.code).toBe('PAYOUT_ACCOUNT_BUSY');
  expect((await remove(first!.id, await someone())).error?.code).toBe('PAYOUT_ACCOUNT_UNKNOWN');
  expect((await remove(first!.id)).value.accounts.map(({ id }) => id)).toEqual([second!.id]);
  expect(await withdraw(member, first!.id)).toBe('PAYMENT_METHOD_UNKNOWN');
});

it('[11-01] refuses a number that is there, a bank that the brand does not pay to, and a sixth account', async () => {
  const member = await someone();
  await add(member, { number: '5555 0001' });
  expect((await add(member, { number: '5555-0001' })).error?.code).toBe('PAYOUT_ACCOUNT_EXISTS');
  expect((await add(member, { name: 'Meridian Bank', number: '5555 0001' })).status).toBe(200);
  const foreign = await add(member, { name: 'Bank of Nowhere' });
  expect([foreign.error?.code, foreign.error?.params]).toEqual(['FIELD_INVALID', { field: 'name' }]);
  expect((await add(member, { number: '1-2-3' })).status).toBe(400);
  for (let i = 0; i < 3; i += 1) await add(member);
  expect((await add(member)).error?.code).toBe('PAYOUT_ACCOUNTS_FULL');
  expect(await list(member)).toHaveLength(5);
});

it('[11-01][14-04] the account of another member closes money play, and the answer does not show it', async () => {
  const [one, two] = [await someone(), await someone()];
  await add(one, { holder: 'Ana Cruz', number: '4242 0000 9' });
  const { status, value } = await add(two, { holder: 'Ben Diaz', number: '42-42-00-00-9' });
  expect([status, value.accounts.map(({ state }) => state)]).toEqual([200, ['review']]);
  expect(await reviewOf(two, 'person')).toMatchObject({ kind: 'person' });
});

it('[11-01] five requests at once add one number once', async () => {
  const member = await someone();
  const body = given({ number: '31415926535' });
  const codes = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => (await member.call(payouts.addPayoutAccount, { body: body as never })).error?.code),
  );
  expect(codes.sort()).toEqual([...Array(4).fill('PAYOUT_ACCOUNT_EXISTS'), undefined]);
  expect(await list(member)).toHaveLength(1);
});
