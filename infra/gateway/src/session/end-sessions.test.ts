import { login } from '@atrium/contracts/session';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { endSessions } from './end-sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('names the account whose session was ended by a login in the same browser, whose tabs may already know the new one', async () => {
  const [before, next] = [await app.signedIn(), await app.member({ password: 'Secret-0001' })];
  expect(
    (await before.call(login, { body: { username: next.account, password: 'Secret-0001', type: 'username' } })).status,
  ).toBe(200);
  expect(app.published.filter(({ event }) => event === 'session.logout')).toEqual([
    {
      event: 'session.logout',
      data: { reason: 'signed-out', account: before.account },
      audience: { session: expect.any(String) },
    },
  ]);
});

it('names the account for each ended session of a member', async () => {
  const member = await app.signedIn();
  await app.signedIn(member.account);
  app.published.length = 0;
  expect(
    await app.database.transaction((transaction) =>
      endSessions(app.parts, transaction, { memberId: member.memberId }, 'locked'),
    ),
  ).toBe(2);
  expect(app.published.map(({ data }) => data)).toEqual(Array(2).fill({ reason: 'locked', account: member.account }));
});
