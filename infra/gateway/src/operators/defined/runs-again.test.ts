import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp({ now: '2026-06-10T04:00:00Z' });
});
afterAll(() => operators.close());

const dates = { startsAt: '2026-06-01T00:00:00.000Z', endsAt: '2026-06-20T00:00:00.000Z' };
const KINDS = {
  promotions: {
    ...dates,
    type: 'mission',
    texts: { en: { title: 'Three days', summary: '', html: '' } },
    scene: 'lottery',
    rules: { engine: 'check-in', days: 3, amount: '500', bonus: null, automatic: false, onePer: [] },
    budget: '100000',
  },
  missions: {
    ...dates,
    texts: { en: { title: 'Play today' } },
    period: 'day',
    goal: { measure: 'turnover', amount: '5000', categories: null },
    reward: { kind: 'cash', amount: '700' },
    mostClaims: 5,
  },
  rewards: {
    ...dates,
    type: 'goods',
    texts: { en: { title: 'House mug', remark: '' } },
    points: 250,
    stock: 10,
    turnover: '0',
    bonus: null,
  },
} as const;
/** What the change may cost more, of each kind. */
const MORE = { promotions: { budget: '200000' }, missions: { mostClaims: 9 }, rewards: { stock: 20 } } as const;

describe.each(Object.entries(KINDS) as [keyof typeof KINDS, object][])('%s', (kind, fields) => {
  const put = async (id: string, change: object = {}) =>
    (await operators.ask('POST', `/ops/${kind}/${id}`, { ...fields, ...change, reason: 'summer' })).value;
  const stop = (id: string) => operators.ask('POST', `/ops/${kind}/${id}/stop`, { reason: 'abused' });
  const approve = (id: string) => operators.ask('POST', `/ops/changes/${id}/approve`, {}, 'approver');
  const define = async (id: string) => {
    expect((await approve((await put(id)).approval.id)).status).toBe(200);
  };
  const stateOf = async (id: string) =>
    (await operators.ask('GET', `/ops/${kind}`)).value.find((one: { id: string }) => one.id === id).state;

  it('[14-01] [11-29] what was stopped runs again only with a second operator', async () => {
    await define('again');
    await stop('again');
    const { approval } = await put('again', { position: 7 });
    expect([await stateOf('again'), approval?.before]).toEqual([
      'withdrawn',
      expect.objectContaining({ stopped: true }),
    ]);
    expect((await approve(approval.id)).status).toBe(200);
    expect(await stateOf('again')).toBe('published');
  });

  it('[14-01] [11-29] what runs longer waits for a second operator, and what ends earlier does not', async () => {
    await define('longer');
    for (const change of [{ endsAt: '2026-06-21T00:00:00.000Z' }, { endsAt: null }])
      expect((await put('longer', change)).approval).toMatchObject({ subject: 'longer' });
    expect((await put('longer', { startsAt: '2026-05-31T00:00:00.000Z' })).approval).toBeDefined();
    expect((await put('longer', { endsAt: '2026-06-19T00:00:00.000Z' })).approval).toBeUndefined();
    expect((await put('longer')).approval).toBeDefined();
  });

  it('[14-01] [11-29] a change that waits is refused once a stop has come between, and starts nothing again', async () => {
    await define('stale');
    const { approval } = await put('stale', MORE[kind]);
    await stop('stale');
    expect((await approve(approval.id)).value.code).toBe('CHANGE_STALE');
    expect(await stateOf('stale')).toBe('withdrawn');
  });
});
