import { acceptTerms, terms } from '@atrium/contracts/terms';
import { register } from '@atrium/contracts/members';
import { launchGame } from '@atrium/contracts/game-launch';
import { createDeposit } from '@atrium/contracts/payments';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { lateBecause } from '../limits/late-deposit.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T04:00:00Z' });
  vendor = await testVendor(app, 'TERMS');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.parts.settings.set('register.termsVersion', '2026-01');
  await app.parts.settings.set('terms.material', null);
});

const publish = async (version: string) => {
  await app.parts.settings.set('register.termsVersion', version);
  await app.parts.settings.set('terms.material', {
    version,
    changes: { en: 'Withdrawals take a day less.', de: '', th: 'ถอนเงินเร็วขึ้น' },
  });
};
type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const deposit = async (member: Member) =>
  (await member.call(createDeposit, { body: { method: 'e-wallet', amount: '10000' } })).error?.code;
const state = async (member: Member, language = 'EN') => (await member.call(terms, { query: { language } })).value;
const accept = async (member: Member, version: string) =>
  (await member.call(acceptTerms, { body: { version } })).error?.code;

it('[AC-03] a material change shuts play and deposits until the member accepts it, with version and time', async () => {
  const member = await app.signedIn();
  expect(await deposit(member)).not.toBe('TERMS_CHANGED');
  await publish('2026-11');
  expect(await deposit(member)).toBe('TERMS_CHANGED');
  expect((await state(member)).waiting).toEqual({ version: '2026-11', changes: 'Withdrawals take a day less.' });
  expect((await state(member, 'TH')).waiting?.changes).toBe('ถอนเงินเร็วขึ้น');
  const before = app.clock.now();
  // A form from before the last change accepts nothing.
  expect(await accept(member, '2026-01')).toBe('TERMS_CHANGED');
  expect(await deposit(member)).toBe('TERMS_CHANGED');
  expect(await accept(member, '2026-11')).toBeUndefined();
  expect(await deposit(member)).not.toBe('TERMS_CHANGED');
  const { accepted, waiting } = await state(member);
  expect([accepted?.version, waiting]).toEqual(['2026-11', null]);
  expect(Date.parse(accepted!.at) - before.getTime()).toBeGreaterThanOrEqual(0);
});

it('[AC-03] a version without a material change asks for nothing, and its acceptance covers the change before', async () => {
  const member = await app.signedIn();
  await app.parts.settings.set('register.termsVersion', '2026-02');
  expect((await state(member)).waiting).toBeNull();
  await publish('2026-11');
  await app.parts.settings.set('register.termsVersion', '2026-12');
  expect((await state(member)).waiting?.version).toBe('2026-12');
  expect(await accept(member, '2026-12')).toBeUndefined();
  expect(await deposit(member)).not.toBe('TERMS_CHANGED');
});

it('[AC-03] keeps one record of an acceptance, however often it is sent', async () => {
  const member = await app.signedIn();
  await publish('2026-11');
  for (let n = 0; n < 3; n += 1) expect(await accept(member, '2026-11')).toBeUndefined();
  const rows = await app.database.rows('SELECT version, material FROM terms_acceptances WHERE member_id = $1', [
    member.memberId,
  ]);
  expect(rows).toEqual([{ version: '2026-11', material: '2026-11' }]);
});

it('[AC-03] a registration accepts the version of its form, and only the current one counts', async () => {
  await publish('2026-11');
  const made = async (username: string, termsVersion: string) => {
    const body = { username, password: 'Right-0001', confirmPassword: 'Right-0001', termsVersion };
    await app.visitor().call(register, { body: body as never });
    return await app.signedIn(username);
  };
  expect((await state(await made('termsnew', '2026-11'))).waiting).toBeNull();
  const old = await state(await made('termsold', '2026-01'));
  expect([old.accepted?.version, old.waiting?.version]).toEqual(['2026-01', '2026-11']);
});

it('[AC-03] an account that has never accepted any terms is asked before the first deposit or launch, without a change', async () => {
  const member = await app.signedIn({ termsVersion: null });
  expect(await deposit(member)).toBe('TERMS_CHANGED');
  expect((await member.call(launchGame, { body: { gameId: vendor.gameId } })).error?.code).toBe('TERMS_CHANGED');
  expect(await state(member)).toEqual({
    version: '2026-01',
    accepted: null,
    waiting: { version: '2026-01', changes: '' },
  });
  expect(await accept(member, '2026-01')).toBeUndefined();
  expect(await deposit(member)).not.toBe('TERMS_CHANGED');
  expect((await state(member)).waiting).toBeNull();
});

it('[AC-03] an account without accepted terms is not shown what a change has changed, and accepts both at once', async () => {
  const member = await app.signedIn({ termsVersion: null });
  await publish('2026-11');
  expect((await state(member)).waiting).toEqual({ version: '2026-11', changes: '' });
  expect(await accept(member, '2026-11')).toBeUndefined();
  expect(await deposit(member)).not.toBe('TERMS_CHANGED');
});

it("[AC-03] a registration with the specification's payload, which has no version, accepts the current terms", async () => {
  const body = { username: 'noterms1', password: 'Right-0001', confirmPassword: 'Right-0001', birthday: '1990-05-17' };
  await app.visitor().call(register, { body: body as never });
  const member = await app.signedIn('noterms1');
  expect((await state(member)).accepted?.version).toBe('2026-01');
  expect(await deposit(member)).not.toBe('TERMS_CHANGED');
});

it('[AC-03] [14-08] money of a deposit that was opened before the change is credited', async () => {
  const member = await app.signedIn();
  await publish('2026-11');
  const late = app.database.transaction((transaction) => lateBecause(app.parts, transaction, member.memberId, 10_000n));
  expect(await late).toBeUndefined();
});
