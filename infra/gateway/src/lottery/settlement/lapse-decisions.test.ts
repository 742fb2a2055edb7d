import { type OperatorTestApp, operatorTestApp } from '../../operators/testing/operator-test-app.ts';
import { leaderJobs } from '../../brand-jobs.ts';
import { testLottery } from '../testing/test-lottery.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
});
afterAll(() => operators.close());

const reason = 'a test';
const post = async (path: string, body: object, who: 'operator' | 'approver' = 'operator') =>
  (await operators.ask('POST', `/ops/${path}`, { reason, ...body }, who)).value;
const waiting = async (): Promise<{ id: string; kind: string }[]> =>
  (await operators.ask('GET', '/ops/lottery/waiting')).value;
const eventsSoFar = async () =>
  (await operators.app.database.first<{ n: number }>('SELECT count(*)::int AS n FROM significant_events'))!.n;
const later = (time: { hours?: number; seconds?: number }) => operators.app.clock.advance(time);

/** A rule, a number and a draw of one lottery for which one operator has asked. */
async function proposed() {
  const lottery = await testLottery(operators.app, { kind: 'thai', outside: true });
  await lottery.draw('1', 60);
  const game = `lottery/games/${lottery.code}`;
  const { version } = (await operators.ask('GET', `/ops/${game}`)).value;
  const terms = { version, change: { limits: { mostPayout: '5000000' } } };
  const calls = {
    terms: (who?: 'approver') => post(`${game}/terms`, terms, who),
    void: (who?: 'approver') => post(`draws/${lottery.code}/1/void`, {}, who),
  };
  expect([await calls.terms(), await calls.void()]).toMatchObject([{ outcome: 'waits' }, { outcome: 'waits' }]);
  return { ...calls, code: lottery.code };
}

it('[14-01] nobody agrees with a decision about a lottery that has waited for 24 hours: it is a proposal anew', async () => {
  const { terms, void: voided } = await proposed();
  const ids = (await waiting()).map(({ id }) => id);
  later({ hours: 24 });
  expect(await post(`lottery/waiting/${ids[0]}/drop`, {})).toMatchObject({ code: 'UNKNOWN_DECISION' });
  expect(await terms('approver')).toEqual({ outcome: 'waits', proposedBy: 'approver' });
  expect(await voided('approver')).toMatchObject({ outcome: 'waits', proposedBy: 'approver' });
  // Within the time the other one agrees.
  later({ hours: 23 });
  expect([await terms(), await voided()]).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
});

it('[14-01] what lapses leaves the list without a request, each with an entry in the log and no significant event', async () => {
  const { code } = await proposed();
  const job = leaderJobs(operators.app.parts).find(({ name }) => name === 'decisions that lapse')!;
  const turn = async () => {
    const stop = new AbortController();
    await job.run(stop.signal, async () => stop.abort());
  };
  later({ hours: 23, seconds: 3_599 });
  await turn();
  const ids = (await waiting()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const before = await eventsSoFar();
  later({ seconds: 1 });
  await turn();
  await turn();
  expect(await waiting()).toEqual([]);
  const log = (await operators.ask('GET', `/ops/log?subject=${code}`)).value as Record<string, unknown>[];
  const lapsed = log.filter(({ actor }) => actor === 'gateway');
  expect(lapsed).toHaveLength(2);
  for (const entry of lapsed)
    expect(entry).toMatchObject({
      action: 'lottery.dropped',
      reason: expect.stringMatching(/^lapsed/),
      before: { waiting: expect.any(String), proposedBy: 'operator' },
    });
  expect(lapsed.map(({ before }) => (before as { waiting: string }).waiting).sort()).toEqual(ids.sort());
  expect(await eventsSoFar()).toBe(before);
});
