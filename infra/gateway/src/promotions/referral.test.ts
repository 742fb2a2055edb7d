import { referral, referralTree } from '@atrium/contracts/promotions';
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
    items: [],
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
  const { items } = await asked();
  expect(items.map(({ account, active }) => [account, active]).sort()).toEqual([
    ['go****d', true],
    ['ri****w', false],
  ]);
});

it('[11-23] the tree has friends under those who invited them, three levels deep, masked, nobody twice', async () => {
  const root = await app.signedIn();
  const invited = async (account: string, by: string, code = 'referralCode') => {
    const { id } = await app.member({ account });
    await app.database.run('UPDATE members SET details = jsonb_build_object($2::text, upper($3::text)) WHERE id = $1', [
      id,
      code,
      by,
    ]);
    app.clock.advance({ minutes: 1 });
    return id;
  };
  const anna = await invited('anna-first', root.account);
  await invited('bert-second', 'anna-first', 'recommenderId');
  await invited('cora-third', 'bert-second');
  await invited('dora-fourth', 'cora-third');
  await invited('emil-first', root.account);
  // The root names one of the invited as its own recommender: a circle ends.
  await app.database.run(
    "UPDATE members SET details = jsonb_build_object('referralCode', 'anna-first') WHERE id = $1",
    [root.memberId],
  );
  await app.database.run(
    "INSERT INTO daily_figures (member_id, day, game_type, turnover) VALUES ($1, '2026-01-01', 'RNG', 5)",
    [anna],
  );
  const { value } = await root.call(referralTree);
  expect(value.members.map(({ account, level, invited, active }) => [account, level, invited, active])).toEqual([
    ['em****t', 1, 0, false],
    ['an****t', 1, 2, true],
    ['be****d', 2, 1, false],
    ['co****d', 3, 1, false],
  ]);
  expect(value.levels).toEqual([
    { level: 1, members: 2, active: 1 },
    { level: 2, members: 1, active: 0 },
    { level: 3, members: 1, active: 0 },
  ]);
  expect(JSON.stringify(value)).not.toMatch(/anna-first|bert/);
});
