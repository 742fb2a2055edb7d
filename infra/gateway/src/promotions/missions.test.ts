import * as calls from '@atrium/contracts/promotions';
import { pointBalance } from '@atrium/contracts/points';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import type { Visitor } from '../platform/testing/visitor.ts';
import { accrue } from '../rewards/accrue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.database.run(
    `INSERT INTO missions (id, measure, target, points, texts) VALUES ('one', 'rounds', 1, 20, '{"en": {"title": "One"}, "zh": {"title": "一局"}}'), ('stake', 'turnover', 500, 0, '{"en": {"title": "Stake"}}')`,
  );
});
afterAll(() => app.close());

/** Advances the clock past the cache of the leaders. */
const later = () => app.clock.advance({ seconds: 6 });
const plays = async (memberId: string, stake: number, status = 'lost', category = 'RNG') => {
  await app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at)
     VALUES ('T', $1, $2, 'T', $6, 'PHP', $3, $5, $4, CASE WHEN $5 <> 'open' THEN $4::timestamptz END)`,
    [`${memberId}-${stake}`, memberId, stake, app.clock.now(), status, category],
  );
  await accrue(app.parts);
};

it("[7-059] [7-060] returns the missions with the member's progress and the leaders, other accounts masked", async () => {
  const member = await app.signedIn();
  const better = await app.signedIn({ account: 'leading-lady' });
  const board = async (language = 'EN') => (await member.call(calls.missionLeaderboard, { query: { language } })).value;
  expect(await board()).toMatchObject({
    missions: [{ id: 'one', reached: '0', completed: false }, { id: 'stake' }],
    leaders: [],
  });
  await plays(member.memberId, 499);
  await plays(better.memberId, 600);
  later();
  const { missions, leaders } = await board('CN');
  expect(missions).toEqual([
    {
      id: 'one',
      title: '一局',
      measure: 'rounds',
      period: 'day',
      categories: null,
      reward: { kind: 'points', points: 20 },
      endsAt: null,
      target: '1',
      reached: '1',
      completed: true,
      points: 20,
      claimed: false,
    },
    {
      id: 'stake',
      title: 'Stake',
      measure: 'turnover',
      period: 'day',
      categories: null,
      reward: null,
      endsAt: null,
      target: '500',
      reached: '499',
      completed: false,
      points: 0,
      claimed: false,
    },
  ]);
  expect(leaders).toEqual([
    { place: 1, account: 'le****y', completed: 2, own: false },
    { place: 2, account: member.account, completed: 1, own: true },
  ]);
  expect((await member.call(calls.missionSummary)).value).toEqual({ count: 2, completed: 1 });
});

const claim = (member: Visitor, missionId = 'one') => member.call(calls.claimMission, { body: { missionId } });

it('[1-38] pays the points of a completed mission once a day, and none for an open one', async () => {
  const member = await app.signedIn();
  expect((await claim(member)).error?.code).toBe('MISSION_OPEN');
  await plays(member.memberId, 250);
  expect((await claim(member)).value).toEqual({ missionId: 'one', points: 20, pointsNow: 20 });
  const { missions } = (await member.call(calls.missionLeaderboard, { query: {} })).value;
  expect(missions[0]).toMatchObject({ completed: true, claimed: true });
  expect((await claim(member)).error?.code).toBe('ALREADY_CLAIMED');
  expect((await claim(member, 'nothing')).error?.code).toBe('NOT_FOUND');
  // A mission without points has nothing to claim.
  expect((await claim(member, 'stake')).error?.code).toBe('NOT_FOUND');
  app.clock.advance({ days: 1 });
  const nextDay = await app.signedIn(member.account);
  expect((await claim(nextDay)).error?.code).toBe('MISSION_OPEN');
  await plays(member.memberId, 251);
  expect((await claim(nextDay)).value.pointsNow).toBe(40);
});

it('[1-38] [11-31] counts finished rounds only: a stake that can be returned, or was, completes no mission', async () => {
  const member = await app.signedIn();
  const reached = async () =>
    (await member.call(calls.missionLeaderboard, { query: {} })).value.missions.map((each) => each.reached);
  const ends = async (stake: number, status: string) => {
    await app.database.run('UPDATE rounds SET status = $2, closed_at = $3 WHERE round_id = $1', [
      `${member.memberId}-${stake}`,
      status,
      app.clock.now(),
    ]);
    await accrue(app.parts);
  };
  await plays(member.memberId, 700, 'open');
  await plays(member.memberId, 800, 'open');
  expect(await reached()).toEqual(['0', '0']);
  expect((await claim(member)).error?.code).toBe('MISSION_OPEN');
  await ends(700, 'rolled-back');
  await ends(800, 'rolled-back');
  expect(await reached()).toEqual(['0', '0']);
  expect((await claim(member)).error?.code).toBe('MISSION_OPEN');
  await plays(member.memberId, 300, 'open');
  await ends(300, 'won');
  expect(await reached()).toEqual(['1', '300']);
  expect((await claim(member)).value.points).toBe(20);
});

it('[7-060] [11-26] ignores open and returned stakes in the ranking', async () => {
  app.clock.advance({ days: 2 });
  const [leads, waits, left] = [await app.signedIn(), await app.signedIn(), await app.signedIn()];
  const leaders = async () => {
    later();
    const { value } = await leads.call(calls.missionLeaderboard, { query: {} });
    return value.leaders.map(({ account, completed }) => [account, completed]);
  };
  await plays(waits.memberId, 900, 'open');
  await plays(left.memberId, 901, 'rolled-back');
  expect(await leaders()).toEqual([]);
  await plays(leads.memberId, 100);
  await plays(waits.memberId, 10, 'won');
  expect((await leaders()).map(([, completed]) => completed)).toEqual([1, 1]);
  expect((await leaders())[0]).toEqual([leads.account, 1]);
  await app.database.run("UPDATE rounds SET status = 'lost', closed_at = $2 WHERE status = 'open' AND member_id = $1", [
    waits.memberId,
    app.clock.now(),
  ]);
  await accrue(app.parts);
  expect((await leaders())[0]?.[1]).toBe(2);
});

it('[1-38] pays once, even when claimed in several tabs at once or again with the same key', async () => {
  const member = await app.signedIn();
  await plays(member.memberId, 260);
  const answers = await Promise.all([1, 2, 3, 4].map(() => claim(member)));
  expect(answers.filter(({ error }) => error?.code === 'ALREADY_CLAIMED')).toHaveLength(3);
  expect((await member.call(pointBalance)).value.points).toBe(20);
  const other = await app.signedIn();
  await plays(other.memberId, 261);
  const again = () => other.call(calls.claimMission, { body: { missionId: 'one' }, idempotencyKey: 'the-same-key' });
  expect([(await again()).value.pointsNow, (await again()).value.pointsNow]).toEqual([20, 20]);
});
