import { referral } from '@atrium/contracts/promotions';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("[7-075] referral: the member's code and the members referred with it, masked", async () => {
  const member = await app.signedIn();
  const asked = async () => (await member.call(referral, { query: {} })).value;
  expect(await asked()).toMatchObject({
    code: member.account,
    path: `/register?recommenderId=${member.account}`,
    total: 0,
  });
  const friend = await app.member({ account: 'good-friend' });
  await app.member({ account: 'stranger' });
  await app.database.run(
    "UPDATE members SET details = jsonb_build_object('recommenderId', upper($2::text)) WHERE id = $1",
    [friend.id, member.account],
  );
  await app.member({ account: 'right-below', upline: member.memberId });
  await app.database.run(
    "INSERT INTO daily_figures (member_id, day, game_type, turnover) VALUES ($1, '2026-01-01', 'RNG', 5)",
    [friend.id],
  );
  const { items, total } = await asked();
  expect(total).toBe(2);
  expect(items.map(({ account, active }) => [account, active]).sort()).toEqual([
    ['go****d', true],
    ['ri****w', false],
  ]);
});
