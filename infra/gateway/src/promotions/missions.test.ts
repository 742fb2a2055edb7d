import * as calls from '@atrium/contracts/promotions';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.database.run(
    `INSERT INTO missions (id, measure, target, texts) VALUES ('one', 'rounds', 1, '{"en": {"title": "One"}, "zh": {"title": "一局"}}'), ('stake', 'turnover', 500, '{"en": {"title": "Stake"}}')`,
  );
});
afterAll(() => app.close());

const plays = (memberId: string, stake: number) =>
  app.database.run(
    "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at) VALUES ('T', $1, $2, 'T', 'RNG', 'PHP', $3, 'open', $4)",
    [`${memberId}-${stake}`, memberId, stake, app.clock.now()],
  );

it('[7-059] [7-060] answers the missions with the own progress and the leaders, other accounts masked', async () => {
  const member = await app.signedIn();
  const better = await app.signedIn({ account: 'leading-lady' });
  const board = async (language = 'EN') => (await member.call(calls.missionLeaderboard, { query: { language } })).value;
  expect(await board()).toMatchObject({
    missions: [{ id: 'one', reached: '0', completed: false }, { id: 'stake' }],
    leaders: [],
  });
  await plays(member.memberId, 499);
  await plays(better.memberId, 600);
  const { missions, leaders } = await board('CN');
  expect(missions).toEqual([
    { id: 'one', title: '一局', measure: 'rounds', target: '1', reached: '1', completed: true },
    { id: 'stake', title: 'Stake', measure: 'turnover', target: '500', reached: '499', completed: false },
  ]);
  expect(leaders).toEqual([
    { place: 1, account: 'le****y', completed: 2, own: false },
    { place: 2, account: member.account, completed: 1, own: true },
  ]);
  expect((await member.call(calls.missionSummary)).value).toEqual({ count: 2, completed: 1 });
});
