import * as calls from '@atrium/contracts/promotions';
import { bonuses } from '@atrium/contracts/bonuses';
import { accrue } from '../../rewards/accrue.ts';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  // A Wednesday, at noon in Manila.
  operators = await operatorTestApp({ now: '2026-06-10T04:00:00Z' });
});
afterAll(() => operators.close());

const fields = (change: object = {}) => ({
  texts: { en: { title: 'Play today' } },
  period: 'day',
  goal: { measure: 'turnover', amount: '5000', categories: null },
  reward: { kind: 'cash', amount: '700' },
  mostClaims: null,
  startsAt: '2026-06-01T00:00:00.000Z',
  endsAt: null,
  reason: 'summer',
  ...change,
});
const ROUND = { measure: 'rounds', rounds: 1, categories: null };
const TWO_ROUNDS = { ...ROUND, rounds: 2 };
const put = (id: string, body: object, who?: 'onlooker') => operators.ask('POST', `/ops/missions/${id}`, body, who);
const approve = (id: string) => operators.ask('POST', `/ops/changes/${id}/approve`, {}, 'approver');
const define = async (id: string, change: object = {}) => {
  const { value } = await put(id, fields(change));
  expect((await approve(value.approval.id)).status).toBe(200);
};
const listed = async (id: string) =>
  (await operators.ask('GET', '/ops/missions')).value.find((one: { id: string }) => one.id === id);

let rounds = 0;
/** Settles a round of the vendors' tables and accrues it, as the job does. */
const plays = async (memberId: string, stake: number, category = 'RNG', status = 'lost') => {
  const { database, clock, parts } = operators.app;
  const row = await database.first<{ id: string }>(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at)
     VALUES ('T', $1, $2, 'T', $3, 'PHP', $4, $5, $6, $6) RETURNING id`,
    [`m-${++rounds}`, memberId, category, stake, status, clock.now()],
  );
  await accrue(parts);
  return row!.id;
};
const signedIn = async (account?: string) => {
  const member = await operators.app.signedIn(account);
  return {
    ...member,
    mission: async (id: string) =>
      (await member.call(calls.missionLeaderboard, { query: {} })).value.missions.find((one) => one.id === id),
    claim: (missionId: string) => member.call(calls.claimMission, { body: { missionId } }),
  };
};

it('[11-26] [11-29] is played once a second operator has approved it, and pays its cash once a day from valid bets', async () => {
  expect((await put('today', fields(), 'onlooker')).status).toBe(403);
  const { value } = await put('today', fields());
  expect(value).toMatchObject({ item: null, approval: { kind: 'mission', subject: 'today' } });
  const member = await signedIn();
  expect(await member.mission('today')).toBeUndefined();
  expect((await approve(value.approval.id)).status).toBe(200);
  await plays(member.memberId, 4999);
  expect(await member.mission('today')).toMatchObject({ reached: '4999', completed: false, period: 'day' });
  expect((await member.claim('today')).error?.code).toBe('MISSION_OPEN');
  const voided = await plays(member.memberId, 3000);
  await operators.app.database.run("UPDATE rounds SET status = 'void' WHERE id = $1", [voided]);
  await accrue(operators.app.parts);
  expect((await member.claim('today')).error?.code).toBe('MISSION_OPEN');
  await plays(member.memberId, 1);
  const answers = await Promise.all([1, 2, 3].map(() => member.claim('today')));
  expect(answers.filter(({ error }) => error?.code === 'ALREADY_CLAIMED')).toHaveLength(2);
  expect(answers.find(({ error }) => !error)?.value).toMatchObject({ amount: '700', asBonus: false, points: 0 });
  const paid = await operators.app.database.first(
    "SELECT posted FROM ledger_accounts WHERE member_id = $1 AND class = 'player:cash'",
    [member.memberId],
  );
  expect(paid).toEqual({ posted: '700' });
  expect(await listed('today')).toMatchObject({ claims: 1, state: 'published' });
});

it('[11-26] counts a week from Monday and one category, and gives a bonus with its terms', async () => {
  const terms = {
    wageringTimes: 5,
    days: 7,
    contribution: [{ category: 'LIVE', percent: 50 }],
    maxBet: null,
    maxWin: null,
  };
  await define('week', {
    period: 'week',
    goal: { measure: 'rounds', rounds: 2, categories: ['LIVE'] },
    reward: { kind: 'bonus', amount: '1500', terms },
  });
  const member = await signedIn();
  await plays(member.memberId, 100);
  await plays(member.memberId, 100, 'LIVE');
  operators.app.clock.set('2026-06-14T15:59:00Z');
  const sunday = await signedIn(member.account);
  await plays(member.memberId, 100, 'LIVE');
  expect(await sunday.mission('week')).toMatchObject({ reached: '2', completed: true });
  expect((await sunday.claim('week')).value).toMatchObject({ amount: '1500', asBonus: true });
  expect((await sunday.call(bonuses, { query: {} })).value.items).toMatchObject([{ amount: '1500', wagering: '7500' }]);
  operators.app.clock.set('2026-06-14T16:01:00Z');
  expect(await sunday.mission('week')).toMatchObject({ reached: '0', claimed: false });
});

it('[11-26] a mission for once stays claimed, within its time', async () => {
  await define('once', {
    period: 'once',
    goal: ROUND,
    reward: { kind: 'points', points: 9 },
    startsAt: '2026-06-10T00:00:00.000Z',
    endsAt: '2026-07-01T00:00:00.000Z',
  });
  const member = await signedIn();
  await plays(member.memberId, 100);
  expect((await member.claim('once')).value).toMatchObject({ points: 9, pointsNow: 9 });
  operators.app.clock.set('2026-06-30T04:00:00Z');
  const later = await signedIn(member.account);
  expect(await later.mission('once')).toMatchObject({ claimed: true });
  operators.app.clock.set('2026-07-01T04:00:00Z');
  expect(await (await signedIn(member.account)).mission('once')).toBeUndefined();
});

it('[11-29] pays within its budget only, and nothing after a stop', async () => {
  await define('few', { goal: ROUND, mostClaims: 1 });
  const first = await signedIn();
  const second = await signedIn();
  await plays(first.memberId, 10);
  await plays(second.memberId, 10);
  const codes = (await Promise.all([first, second].map((member) => member.claim('few')))).map(
    ({ error }) => error?.code,
  );
  expect(codes.filter((code) => code === 'PROMOTION_BUDGET_SPENT')).toHaveLength(1);
  expect((await put('few', fields({ goal: TWO_ROUNDS, mostClaims: 1 }))).value.item).toMatchObject({
    goal: TWO_ROUNDS,
  });
  expect((await put('few', fields({ goal: TWO_ROUNDS, mostClaims: 2 }))).value.approval).toMatchObject({
    kind: 'mission',
  });
  const stopped = await operators.ask('POST', '/ops/missions/few/stop', { reason: 'over' });
  expect(stopped.value.item).toMatchObject({ state: 'withdrawn' });
  expect(await second.mission('few')).toBeUndefined();
  expect((await operators.ask('POST', '/ops/missions/nothing/stop', { reason: 'over' })).value.code).toBe(
    'UNKNOWN_DEFINITION',
  );
  expect((await put('late', fields({ endsAt: '2026-05-01T00:00:00.000Z' }))).status).toBe(400);
  expect((await put('odd', fields({ goal: { measure: 'deposits', amount: '1', categories: ['RNG'] } }))).status).toBe(
    400,
  );
  const log = await operators.app.database.rows<{ action: string }>(
    "SELECT action FROM operator_log WHERE subject = 'few' AND action NOT LIKE '%.proposed' ORDER BY id",
  );
  expect(log.map(({ action }) => action)).toEqual(['mission.create', 'mission.edit', 'mission.stop']);
});
