import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { remindOfLimits } from './remind-of-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: '2026-03-10T04:00:00Z' });
});
afterAll(() => app.close());

it('[RG-07] reminds members every six months to review their limits, and later after a change', async () => {
  const [without, changed, away] = [await app.signedIn(), await app.signedIn(), await app.signedIn()];
  const reminders = async ({ memberId }: { memberId: string }) =>
    (await app.database.rows("SELECT 1 FROM messages WHERE member_id = $1 AND kind = 'limits-review'", [memberId]))
      .length;
  const seen = async () => [await reminders(without), await reminders(changed), await reminders(away)];
  const logIn = (...members: { memberId: string }[]) =>
    app.database.run('UPDATE members SET last_login_at = $2 WHERE id = ANY ($1)', [
      members.map(({ memberId }) => memberId),
      app.clock.now(),
    ]);
  await app.database.run('UPDATE members SET registered_at = $2 WHERE id = ANY ($1)', [
    [without, changed, away].map(({ memberId }) => memberId),
    app.clock.now(),
  ]);
  app.clock.advance({ days: 170 });
  await app.database.run(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'd', 30000, $2, $2, $2)",
    [changed.memberId, app.clock.now()],
  );
  await logIn(without, changed);
  await remindOfLimits(app.parts);
  expect(await seen()).toEqual([0, 0, 0]);
  app.clock.advance({ days: 20 });
  expect(await remindOfLimits(app.parts)).toBeGreaterThan(0);
  expect(await seen()).toEqual([1, 0, 0]);
  await remindOfLimits(app.parts);
  expect(await seen()).toEqual([1, 0, 0]);
  app.clock.advance({ days: 170 });
  await logIn(without, changed, away);
  await remindOfLimits(app.parts);
  expect(await seen()).toEqual([1, 1, 1]);
});
