import { identity, submitIdentity } from '@atrium/contracts/identity-checks';
import * as payments from '@atrium/contracts/payments';
import sharp from 'sharp';
import { type OperatorTestApp, operatorTestApp } from '../operators/testing/operator-test-app.ts';

let operators: OperatorTestApp;
let app: OperatorTestApp['app'];
let picture: string;
beforeAll(async () => {
  operators = await operatorTestApp();
  app = operators.app;
  const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Model: 'Owl 9' } })
    .jpeg()
    .toBuffer();
  picture = drawn.toString('base64');
});
afterAll(() => operators.close());

type Member = Awaited<ReturnType<OperatorTestApp['app']['signedIn']>>;
const SCRIPT = Buffer.from('<script>alert(1)</script>'.repeat(4)).toString('base64');
let count = 0;
const passport = (more: object = {}) => ({
  level: 1 as const,
  document: 'passport' as const,
  name: `Ana Cruz ${++count}`,
  number: `P${100_000 + count}`,
  validUntil: '2031-05-01',
  pictures: [picture, picture],
  ...more,
});
const letter = () => ({ level: 2 as const, address: '12 Harbour Road, Cebu', pictures: [picture] });
const send = (member: Member, body: object) => member.call(submitIdentity, { body: body as never });
const reviewOf = async (member: Member) =>
  ((await operators.ask('GET', '/ops/reviews')).value as { id: string; kind: string; account: string }[]).find(
    ({ kind, account }) => kind === 'identity' && account === member.account,
  )!;
async function decide(member: Member, verdict: 'approve' | 'reject', reason = 'seen') {
  const { id } = await reviewOf(member);
  return await operators.ask('POST', `/ops/reviews/${id}/${verdict}`, { reason });
}
const states = async (member: Member) => {
  const { level, levels } = (await member.call(identity)).value;
  return [level, ...levels.map(({ state }) => state)];
};

it('[11-32] a member sends documents, operators refuse and verify each level, and the member sees every state', async () => {
  const member = await app.signedIn();
  expect(await states(member)).toEqual([0, 'none', 'none']);
  expect((await send(member, letter())).error?.code).toBe('IDENTITY_STATE');
  expect((await send(member, passport())).value.levels[0]).toMatchObject({
    state: 'pending',
    validUntil: '2031-05-01',
  });
  expect((await send(member, passport())).error?.code).toBe('IDENTITY_STATE');
  await decide(member, 'reject', 'The photo is too dark.');
  expect((await member.call(identity)).value.levels[0]).toMatchObject({
    state: 'refused',
    reason: 'The photo is too dark.',
  });
  await send(member, passport());
  await decide(member, 'approve');
  expect(await states(member)).toEqual([1, 'verified', 'none']);
  await send(member, letter());
  expect(await states(member)).toEqual([1, 'verified', 'pending']);
  await decide(member, 'reject', 'The letter names somebody else.');
  expect((await member.call(identity)).value).toMatchObject({
    level: 1,
    levels: [{ state: 'verified' }, { state: 'refused', reason: 'The letter names somebody else.' }],
  });
  await send(member, letter());
  await decide(member, 'approve');
  expect(await states(member)).toEqual([2, 'verified', 'verified']);
});

it('[11-32] an operator sees fields and pictures of the open case, a viewer neither; the database reveals nothing', async () => {
  const member = await app.signedIn();
  await send(member, passport({ name: 'Benita Aquino', number: 'ZX-424242' }));
  const { id } = await reviewOf(member);
  const listed = JSON.stringify((await operators.ask('GET', '/ops/reviews')).value);
  expect(listed).not.toContain('ZX-424242');
  const opened = (await operators.ask('GET', `/ops/reviews/${id}`)).value;
  expect(opened).toMatchObject({
    facts: {
      document: 'passport',
      documentName: 'Benita Aquino',
      documentNumber: 'ZX-424242',
      birthDate: '1990-05-17',
    },
    documents: [{ id: '1', type: 'image/jpeg' }, { id: '2' }],
  });
  const download = (token: string) =>
    app.server.inject({
      method: 'GET',
      url: `/ops/reviews/${id}/documents/1`,
      headers: { authorization: `Bearer token-of-${token}` },
    });
  const sent = await download('operator');
  expect([sent.statusCode, sent.headers['cache-control'], (await sharp(sent.rawPayload).metadata()).width]).toEqual([
    200,
    'no-store',
    40,
  ]);
  expect(sent.rawPayload.includes('Owl 9')).toBe(false);
  for (const who of ['onlooker', 'squad', 'nobody']) expect([401, 403]).toContain((await download(who)).statusCode);
  const stored = await app.database.rows<{ row: string; start: string }>(
    "SELECT c::text AS row, encode(substr(d.sealed, 1, 64), 'escape') AS start FROM identity_checks c JOIN identity_documents d ON d.check_id = c.id",
  );
  for (const { row, start } of stored) {
    expect(row).not.toMatch(/Benita|424242/);
    expect(start).not.toContain('JFIF');
  }
  const [first, second] = await app.database.rows<{ sealed: Buffer }>(
    'SELECT sealed FROM identity_documents WHERE check_id = $1 ORDER BY position',
    [id.split('-')[1]],
  );
  expect(first!.sealed.equals(second!.sealed)).toBe(false);
});

it('[11-32] [MN-11] deposits and payouts follow the level that the brand asks for, and an expired document ends it', async () => {
  const member = await app.signedIn({ balance: 500_000n });
  const account = await app.database.first<{ id: string }>(
    "INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Bank', 'Me', '5566778899') RETURNING id",
    [member.memberId],
  );
  const withdraw = async () =>
    (await member.call(payments.createWithdrawal, { body: { accountId: account!.id, amount: '100000' } })).error?.code;
  const deposit = async (amount = '20000') =>
    (await member.call(payments.createDeposit, { body: { method: 'e-wallet', amount } })).error?.code;
  const needed = 'IDENTITY_REQUIRED';
  expect(await withdraw()).toBeUndefined();
  await operators.change('identity.payoutLevel', 1);
  expect([await withdraw(), await deposit()]).toEqual([needed, expect.not.stringMatching(needed)]);
  await operators.change('identity.monthlyDeposit0', '515000');
  expect([await deposit('10000'), await deposit()]).toEqual([expect.not.stringMatching(needed), needed]);
  await operators.change('identity.playLevel', 1);
  expect(await deposit('10000')).toBe(needed);
  await send(member, passport({ validUntil: app.clock.now().toISOString().slice(0, 10) }));
  expect(await withdraw()).toBe(needed);
  await decide(member, 'approve');
  expect([await withdraw(), await deposit()]).toEqual([undefined, expect.not.stringMatching(needed)]);
  await app.database.run('UPDATE identity_checks SET valid_until = valid_until - 1 WHERE member_id = $1', [
    member.memberId,
  ]);
  expect([await withdraw(), await deposit(), ...(await states(member))]).toEqual([
    needed,
    needed,
    0,
    'expired',
    'none',
  ]);
  expect((await send(member, passport())).status).toBe(200);
  for (const key of ['identity.playLevel', 'identity.payoutLevel']) await operators.change(key, 0);
  await operators.change('identity.monthlyDeposit0', '0');
});

it('[11-32] loosening a level or a cap needs a second operator, tightening does not', async () => {
  const waits = async (key: string, value: unknown) =>
    (await operators.ask('POST', '/ops/config', { key, value, reason: 'a test' })).value.approval != null;
  expect([
    await waits('identity.payoutLevel', 2),
    await waits('identity.payoutLevel', 1),
    await waits('identity.monthlyDeposit1', '900000'),
    await waits('identity.monthlyDeposit1', '0'),
  ]).toEqual([false, true, false, true]);
  await operators.change('identity.payoutLevel', 0);
  await operators.change('identity.monthlyDeposit1', '0');
});

it.each([
  [{ validUntil: '2020-01-01' }, 'FIELD_INVALID', 'validUntil'],
  [{ pictures: [SCRIPT, SCRIPT] }, 'PICTURE_INVALID', undefined],
  [{ pictures: [SCRIPT] }, 'BAD_REQUEST', undefined],
])('[11-32] %o is refused, and nothing is stored', async (more, code, field) => {
  const member = await app.signedIn();
  const { error } = await send(member, passport(more));
  expect(error?.code).toBe(code);
  if (field) expect(error?.params).toEqual({ field });
  expect(await states(member)).toEqual([0, 'none', 'none']);
});

it('[11-32] [14-04] a document that belongs to another account is taken, and play waits for a review', async () => {
  const [one, two] = [await app.signedIn(), await app.signedIn()];
  await send(one, passport({ number: 'TWIN-555', name: 'Cora Uy' }));
  const reply = await send(two, passport({ number: 'twin 555', name: 'Other Name' }));
  expect(reply.status).toBe(200);
  expect((await two.call(payments.createDeposit, { body: { method: 'e-wallet', amount: '10000' } })).error?.code).toBe(
    'ACCOUNT_IN_REVIEW',
  );
});
