import { launchGame } from '@atrium/contracts/game-launch';
import { createDeposit } from '@atrium/contracts/payments';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type TestVendor, testVendor } from '../vendors/testing/test-vendor.ts';

const AT_HOME = '203.0.113.7';
const IN_SAO_PAULO = '198.51.100.9';
const IN_THE_REGION = '203.0.113.200';

let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T04:00:00Z' });
  vendor = await testVendor(app, 'PLACE');
  await app.parts.settings.set('location.byIp', { '203.0.113.': 'PH', '203.0.113.2': 'PH-00', '198.51.100.': 'BR' });
});
afterAll(() => app.close());
beforeEach(() => app.parts.settings.set('location.noPlay', []));

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const from = (member: Member, ip: string) => ({
  deposit: async () =>
    (await member.call(createDeposit, { body: { method: 'e-wallet', amount: '10000' }, ip })).error?.code,
  launch: async () =>
    (await member.call(launchGame, { body: { gameId: vendor.gameId, mode: 'real' }, ip })).error?.code,
  look: async () => (await member.call(balance, { ip })).error?.code,
});
const checks = ({ memberId }: Member) =>
  app.database.rows<{ ip: string; place: string; allowed: boolean }>(
    'SELECT ip, place, allowed FROM location_checks WHERE member_id = $1 ORDER BY id',
    [memberId],
  );
const events = ({ memberId }: Member, kind: string) =>
  app.database.rows<{ subject: string; detail: object }>(
    'SELECT subject, detail FROM significant_events WHERE member_id = $1 AND kind = $2 ORDER BY id',
    [memberId, kind],
  );

it('[AC-16] checks the place at the first call after a login, when the address changes, and after 30 minutes', async () => {
  const member = await app.signedIn();
  const home = from(member, AT_HOME);
  await home.look();
  await home.look();
  expect(await checks(member)).toEqual([{ ip: AT_HOME, place: 'PH', allowed: true }]);
  await from(member, IN_THE_REGION).look();
  expect((await checks(member)).at(-1)).toEqual({ ip: IN_THE_REGION, place: 'PH-00', allowed: true });
  await home.look();
  app.clock.advance({ minutes: 29 });
  await home.look();
  expect(await checks(member)).toHaveLength(3);
  app.clock.advance({ minutes: 1 });
  await home.look();
  expect(await checks(member)).toHaveLength(4);
});

it('[AC-16] refuses play in a region that is shut, from the next check on, and logs player and place', async () => {
  const member = await app.signedIn();
  await app.parts.settings.set('location.noPlay', ['PH-00']);
  expect(await from(member, AT_HOME).launch()).not.toBe('ACCESS_RESTRICTED');
  const region = from(member, IN_THE_REGION);
  expect([await region.launch(), await region.deposit()]).toEqual(['ACCESS_RESTRICTED', 'ACCESS_RESTRICTED']);
  expect(await region.look()).toBeUndefined();
  expect(await events(member, 'location')).toEqual([{ subject: 'PH-00', detail: { ip: IN_THE_REGION } }]);
  expect(await from(member, AT_HOME).launch()).not.toBe('ACCESS_RESTRICTED');
  await app.parts.settings.set('location.noPlay', ['PH']);
  app.clock.advance({ minutes: 31 });
  await from(member, AT_HOME).look();
  expect(await from(member, AT_HOME).deposit()).toMatch(/ACCESS_RESTRICTED|REAUTHENTICATE/);
});

it('[AC-16] a vendor gets no bet of a player who is in a shut place, or whom no check has found for an hour', async () => {
  const seat = await vendor.player({ balance: 10_000n });
  expect(await seat.bet('b1', 'r1', 100)).toMatchObject({ status: 'ok' });
  const set = (what: string, value: unknown) =>
    app.database.run(`UPDATE sessions SET ${what} = $2 WHERE member_id = $1`, [seat.memberId, value]);
  await set('place_refused', true);
  expect(await seat.bet('b2', 'r2', 100)).toMatchObject({ status: 'refused' });
  expect(await seat.win('w1', 'b1', 'r1', 300, { endRound: true })).toMatchObject({ status: 'ok' });
  await set('place_refused', false);
  expect(await seat.bet('b3', 'r3', 100)).toMatchObject({ status: 'ok' });
  await set('located_at', new Date(app.clock.now().getTime() - 61 * 60_000));
  expect(await seat.bet('b4', 'r4', 100)).toMatchObject({ status: 'refused' });
});

it('[AC-16] flags a journey that nobody can make, over all sessions of the member', async () => {
  const member = await app.signedIn();
  await from(member, AT_HOME).look();
  app.clock.advance({ minutes: 10 });
  const other = await app.signedIn(member.account);
  await from(other, IN_SAO_PAULO).look();
  expect(await events(member, 'travel')).toEqual([
    { subject: 'BR', detail: expect.objectContaining({ before: 'PH', ip: IN_SAO_PAULO }) },
  ]);
  app.clock.advance({ hours: 25 });
  await from(await app.signedIn(member.account), AT_HOME).look();
  expect(await events(member, 'travel')).toHaveLength(1);
});
