import { bucketOf, Figures, type FiguresBatch } from '@atrium/contracts/telemetry';
import * as v from 'valibot';
import { registration, type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
let remote: string;
let number = 0;

beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());
beforeEach(async () => {
  remote = `room${++number}`;
  await registry.release(remote, '1.0.0');
  await registry.release(remote, '1.1.0');
  // A promotion is watched for a day; these versions have long been there.
  await registry.pool.query("UPDATE registry.canary_watch SET since = since - interval '2 days'");
});

type Counts = FiguresBatch['counts'];
const NO_TABS: FiguresBatch['tabs'] = { open: 0, waiting: 0, sequences: [], shown: [] };
const say = (batch: Partial<FiguresBatch>, as = 'gateway') =>
  registry.call(as, 'POST', '/telemetry', {
    gateway: 'aaaaaaaaaaaa',
    counts: [],
    places: [],
    tabs: NO_TABS,
    refusedSnapshots: 0,
    ...batch,
  });
const counted = (version: string, measures: Record<string, number>, bucket = 0): Counts =>
  Object.entries(measures).map(([measure, count]) => ({ remote, version, measure, bucket, count }));
const figures = async (minutes = 60): Promise<Figures> =>
  v.parse(Figures, await registry.call('viewer', 'GET', `/telemetry?minutes=${minutes}`));
const of = async (version: string) =>
  (await figures()).versions.find((one) => one.remote === remote && one.version === version)!;
const shown = async () =>
  (await registry.snapshot()).remotes.find((candidate: { name: string }) => candidate.name === remote);
const visits = (version: string, all: number, failing: number) =>
  counted(version, { visit: all, 'failing-visit': failing, witness: all, 'failing-witness': failing });

describe('figures', () => {
  it('[13-17] are added up by version: visits, failures by cause, load time, vitals, swaps from ready to returned', async () => {
    await say({
      counts: [
        ...visits('1.1.0', 8, 1),
        ...counted('1.1.0', { 'failure:render': 3, 'failure:timer': 1 }),
        ...counted('1.1.0', { 'swap:ready': 3, 'swap:done': 2, 'swap:returned': 1 }),
      ],
    });
    await say({
      counts: [
        ...visits('1.1.0', 2, 1),
        ...counted('1.1.0', { load: 18 }, bucketOf(100)),
        ...counted('1.1.0', { load: 2 }, bucketOf(3_000)),
        ...counted('1.1.0', { 'vital:LCP': 4 }, bucketOf(1_200)),
        ...counted('1.1.0', { 'vital:CLS': 4 }, bucketOf(20)),
      ],
      places: [{ remote, version: '1.1.0', cause: 'render', error: 'TypeError', place: '621.js:1:4711' }],
    });
    const found = await of('1.1.0');
    expect(found).toMatchObject({
      part: 'stable',
      visits: 10,
      failingVisits: 2,
      errorRate: 0.2,
      failures: { render: 3, timer: 1 },
      swaps: { ready: 3, done: 2, returned: 1, failed: 0 },
      loads: 20,
    });
    expect(found.places).toEqual([{ cause: 'render', error: 'TypeError', place: '621.js:1:4711' }]);
    expect(found.minutes.reduce((sum, minute) => sum + minute.visits, 0)).toBe(10);
    for (const [value, expected] of [
      [found.loadTime!.p50, 100],
      [found.loadTime!.p95, 3_000],
      [found.vitals.LCP!, 1_200],
      [found.vitals.CLS! * 1_000, 20],
    ] as const) {
      expect(Math.abs(value - expected) / expected).toBeLessThan(0.06);
    }
    expect(await of('1.0.0')).toBeUndefined();
  });

  it('leave the window as time passes', async () => {
    await say({ counts: visits('1.1.0', 5, 2) });
    const ofRemote = async (name: string) =>
      new RegExp(`^${name}\\{remote="${remote}"\\} (\\d+)$`, 'm').exec(
        (await registry.app.inject('/metrics')).body,
      )?.[1];
    expect([await ofRemote('atrium_remote_visits'), await ofRemote('atrium_remote_failing_visits')]).toEqual([
      '5',
      '2',
    ]);
    registry.clock.ahead += 6 * 60_000;
    expect(await ofRemote('atrium_remote_visits')).toBeUndefined();
    registry.clock.ahead += 61 * 60_000;
    expect((await of('1.1.0')).visits).toBe(0);
  });

  it('list the open tabs, what they show and how many have updated; a silent gateway is dropped', async () => {
    const tabs = (open: number, sequence: number, shows: number) => ({
      open,
      waiting: 1,
      sequences: [{ sequence, tabs: open }],
      shown: [{ remote, version: '1.1.0', tabs: shows }],
    });
    await say({ gateway: 'aaaaaaaaaaaa', tabs: tabs(5, 7, 5) });
    await say({ gateway: 'bbbbbbbbbbbb', tabs: tabs(3, 8, 2) });
    expect((await figures()).tabs).toEqual({
      open: 8,
      waiting: 2,
      sequences: [
        { sequence: 8, tabs: 3 },
        { sequence: 7, tabs: 5 },
      ],
    });
    expect((await of('1.1.0')).openTabs).toBe(7);
    await say({ gateway: 'aaaaaaaaaaaa', tabs: tabs(4, 8, 4) });
    expect((await figures()).tabs.sequences).toEqual([{ sequence: 8, tabs: 7 }]);
    registry.clock.ahead += 61_000;
    expect((await figures()).tabs.open).toBe(0);
  });

  it('[13-05] name the gateways that serve an expired snapshot, until they have a newer one', async () => {
    await say({ gateway: 'cccccccccccc', stale: true });
    await say({ gateway: 'dddddddddddd' });
    expect((await figures()).staleGateways).toBe(1);
    await say({ gateway: 'cccccccccccc' });
    expect((await figures()).staleGateways).toBe(0);
  });

  it('are written by gateways and read by operators; other attempts are audited', async () => {
    expect(await say({}, 'operator')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await registry.call('viewer', 'GET', '/audit?limit=1')).list[0]).toMatchObject({
      actor: 'operator',
      action: 'refused',
      after: { attempted: 'reportFigures' },
    });
    expect(await registry.call('gateway', 'GET', '/telemetry')).toMatchObject({ status: 403 });
    expect(await registry.call('gateway', 'POST', `/remotes/${remote}/rollback`, {})).toMatchObject({ status: 403 });
    expect(await say({ counts: [{ remote, version: '1.1.0', measure: 'who', bucket: 0, count: 1 }] })).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
    expect(await say({ account: 'member1' } as never)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect((await of('1.1.0')).visits).toBe(0);
  });

  it('are sent to watching operators at once and after every change', async () => {
    const address = await registry.app.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(`${address}/registry/telemetry/stream`)).status).toBe(401);
    const stop = new AbortController();
    const answer = await fetch(`${address}/registry/telemetry/stream?minutes=5`, {
      signal: stop.signal,
      headers: { authorization: `Bearer ${registry.tokenOf('viewer')}` },
    });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async (): Promise<Figures> => {
      for (;;) {
        const event = /event: figures\ndata: (.*)\n\n/.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return v.parse(Figures, JSON.parse(event[1]!));
        }
        text += (await reader.read()).value;
      }
    };
    const before = await next();
    expect(before.minutes).toBe(5);
    await say({ counts: visits('1.1.0', 4, 0) });
    expect((await next()).versions.find((one) => one.remote === remote)).toMatchObject({ visits: 4 });
    stop.abort();
  });
});

describe("a canary's error budget", () => {
  const canary = async (percent = 20) => {
    await registry.call('operator', 'POST', `/remotes/${remote}/versions`, registration(remote, '1.2.0'));
    return registry.call('operator', 'POST', `/remotes/${remote}/promote`, { version: '1.2.0', canary: percent });
  };
  const budget = async () => (await figures()).budgets.find((one) => one.remote === remote);

  it('ends the canary when it is burnt: everybody returns to stable, and the audit log has the figures', async () => {
    const { sequence } = await canary();
    await say({ counts: [...visits('1.1.0', 400, 2), ...visits('1.2.0', 9, 9)] });
    expect(await budget()).toMatchObject({
      state: 'gathering',
      canary: { visits: 9, rate: 1 },
      stable: { visits: 400, rate: 0.005 },
      percent: 20,
    });
    expect(await shown()).toMatchObject({ canary: { version: '1.2.0' } });
    await say({ counts: visits('1.2.0', 11, 6) });
    expect(await shown()).not.toHaveProperty('canary');
    expect(await shown()).toMatchObject({ version: '1.1.0' });
    expect((await registry.snapshot()).sequence).toBe(sequence + 1);
    expect(await budget()).toBeUndefined();
    const [entry] = (await registry.call('viewer', 'GET', '/audit?limit=1')).list;
    expect(entry).toMatchObject({
      actor: 'registry',
      action: 'canary-stopped',
      remote,
      before: { canary: { version: '1.2.0', percent: 20 } },
    });
    expect(entry.reason).toMatch(
      /canary 1\.2\.0 failed in 15 of 20 visits \(75\.0 %\).*stable 1\.1\.0 failed in 2 of 400 visits \(0\.5 %\); the limit is 2\.5 %/,
    );
    expect(await registry.call('viewer', 'GET', '/audit/verify')).toMatchObject({ ok: true });
  });

  it('is not burnt by a canary that fails as rarely as stable', async () => {
    await canary();
    await say({ counts: [...visits('1.1.0', 1_000, 10), ...visits('1.2.0', 300, 4)] });
    expect(await budget()).toMatchObject({ state: 'within' });
    expect(await shown()).toMatchObject({ canary: { version: '1.2.0' } });
  });

  it('continues under a new percentage, and starts again with every new canary', async () => {
    await canary(5);
    await say({ counts: visits('1.2.0', 8, 8) });
    await canary(10);
    expect(await budget()).toMatchObject({ percent: 10, canary: { visits: 8 } });
    await registry.call('operator', 'POST', `/remotes/${remote}/rollback`, {});
    await canary(5);
    expect(await budget()).toMatchObject({ canary: { visits: 0, rate: null }, state: 'gathering' });
  });

  it('[13-11] is not burnt by many reports of few households', async () => {
    await canary();
    await say({
      counts: [
        ...visits('1.1.0', 100, 1),
        ...counted('1.2.0', { visit: 900, 'failing-visit': 900, witness: 1, 'failing-witness': 1 }),
      ],
    });
    expect(await budget()).toMatchObject({ state: 'gathering', canary: { visits: 1, failing: 1 } });
    expect(await shown()).toMatchObject({ canary: { version: '1.2.0' } });
  });

  it('belongs to the canary alone: failures of stable end nothing', async () => {
    await canary();
    await say({ counts: [...visits('1.1.0', 100, 90), ...visits('1.2.0', 50, 1)] });
    expect(await shown()).toMatchObject({ version: '1.1.0', canary: { version: '1.2.0' } });
  });
});

describe('[13-11] the error budget of a version that went to everybody', () => {
  const promoteNext = async () => {
    await registry.call('operator', 'POST', `/remotes/${remote}/versions`, registration(remote, '1.2.0'));
    await registry.call('operator', 'POST', `/remotes/${remote}/promote`, { version: '1.2.0' });
  };

  it('takes the promotion back when it is burnt, against the figures of the version before', async () => {
    await say({ counts: visits('1.1.0', 400, 2) });
    await promoteNext();
    await say({ counts: visits('1.2.0', 9, 9) });
    expect(await shown()).toMatchObject({ version: '1.2.0', previous: { version: '1.1.0' } });
    expect((await figures()).budgets.find((one) => one.remote === remote)).toMatchObject({
      canaryVersion: '1.2.0',
      stableVersion: '1.1.0',
      percent: 100,
      stable: { visits: 400, failing: 2 },
      state: 'gathering',
    });
    await say({ counts: visits('1.2.0', 3, 2) });
    expect(await shown()).toMatchObject({ version: '1.1.0' });
    const [entry] = (await registry.call('viewer', 'GET', '/audit?limit=1')).list;
    expect(entry).toMatchObject({ actor: 'registry', action: 'promotion-stopped', remote });
    expect(entry.reason).toMatch(
      /promoted version 1\.2\.0 failed in 11 of 12 visits.*the version before 1\.1\.0 failed in 2 of 400/,
    );
  });

  it('leaves a version that fails as rarely as the one before, and ends after a day', async () => {
    await say({ counts: visits('1.1.0', 400, 6) });
    await promoteNext();
    await say({ counts: visits('1.2.0', 100, 2) });
    expect(await shown()).toMatchObject({ version: '1.2.0' });
    registry.clock.ahead += 25 * 3_600_000;
    await say({ counts: visits('1.2.0', 100, 100) });
    expect(await shown()).toMatchObject({ version: '1.2.0' });
  });

  it('ends with a rollback', async () => {
    await promoteNext();
    await registry.call('operator', 'POST', `/remotes/${remote}/rollback`, {});
    expect((await figures()).budgets.find((one) => one.remote === remote)).toBeUndefined();
  });
});
