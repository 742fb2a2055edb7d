import { createWithdrawal } from '@atrium/contracts/payments';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const withdraw = (who: Awaited<ReturnType<TestApp['signedIn']>>) =>
  who.call(createWithdrawal, { body: { accountId: '1', amount: '10000' } });

it('moves no money after thirty minutes without a sign of life, and says that the session is over', async () => {
  const member = await app.signedIn({ balance: 50_000n });
  app.clock.advance({ minutes: 31 });
  expect((await member.call(balance)).status).toBe(200);
  expect((await withdraw(member)).error?.code).toBe('NOT_LOGGED_IN');
  expect((await member.call(balance)).status).toBe(401);
  expect(app.said).toContainEqual(expect.objectContaining({ event: 'session.logout', data: { reason: 'expired' } }));
});

it('counts every call as a sign of life', async () => {
  const member = await app.signedIn({ balance: 50_000n });
  for (let i = 0; i < 3; i += 1) {
    app.clock.advance({ minutes: 20 });
    await member.call(balance);
  }
  expect((await withdraw(member)).error?.code).toBe('PAYMENT_METHOD_UNKNOWN');
});

it('ends every session after thirty days', async () => {
  const member = await app.signedIn();
  for (let i = 0; i < 31; i += 1) {
    app.clock.advance({ days: 1 });
    await app.database.run('UPDATE sessions SET last_seen_at = $2 WHERE member_id = $1', [
      member.memberId,
      app.clock.now(),
    ]);
  }
  expect((await member.call(balance)).status).toBe(401);
});
