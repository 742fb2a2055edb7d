import { sign } from 'node:crypto';
import { SNAPSHOT_GRACE_MS, signedText } from '@atrium/contracts/snapshot';
import { chooseSnapshot } from './choose-snapshot.ts';
import { asSeenBy, candidatesFor, cohortOf } from './cohort.ts';
import { filesOf } from './edition.ts';
import { DEN, den, integrity, keys, kinds, maintenance, privateKey, settled, signed, start } from './testing/den.ts';

describe('opening a screen', () => {
  it('loads nothing until a screen is requested, then once for all requests', async () => {
    const { federation, asked } = start([den('1.0.0')]);
    expect(asked).toEqual([]);
    expect(federation.state('den', DEN).status).toBe('pending');
    expect(asked).toEqual([]);
    const [one, two] = await Promise.all([federation.open('den', DEN), federation.open('den', DEN)]);
    expect(one).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(two).toBe(one);
    expect(federation.state('den', DEN)).toBe(one);
    expect(asked).toEqual(['1.0.0']);
  });

  it('retries, then loads the previous version, and reports each failed attempt with remote, version and cause', async () => {
    const { federation, behaviour, asked, reports } = start([den('2.0.0', { previous: den('1.0.0') })]);
    behaviour.set('2.0.0', new Error('404'));
    expect(await federation.open('den', DEN)).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(asked).toEqual(['2.0.0', '2.0.0', '1.0.0']);
    expect(reports.filter(({ kind }) => kind === 'load-failed')).toMatchObject([
      { kind: 'load-failed', remote: 'den', version: '2.0.0', cause: 'network', final: false },
      { kind: 'load-failed', remote: 'den', version: '2.0.0', cause: 'network', final: true },
    ]);
  });

  it('[13-10] shows the version before a stable one that throws on screen, notifies operators, and tries it again on demand', async () => {
    const { federation, asked, reports } = start([den('2.0.0', { previous: den('1.0.0') })]);
    federation.mount('den', DEN);
    expect(await federation.open('den', DEN)).toMatchObject({ status: 'ready', version: '2.0.0' });
    federation.handleCrash('den', DEN, new TypeError('planted'));
    await settled();
    expect(federation.state('den', DEN)).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(federation.shown()).toEqual([{ remote: 'den', version: '1.0.0' }]);
    expect(asked).toEqual(['2.0.0', '1.0.0']);
    expect(reports.filter(({ kind }) => kind === 'screen-failed' || kind === 'swap-returned')).toMatchObject([
      { kind: 'screen-failed', version: '2.0.0', cause: 'render' },
      { kind: 'swap-returned', version: '2.0.0', cause: 'render' },
    ]);
    federation.handleCrash('den', DEN, new TypeError('planted'));
    expect(federation.state('den', DEN)).toMatchObject({ status: 'failed', cause: 'render', version: '1.0.0' });
    expect(await federation.retry('den', DEN)).toMatchObject({ status: 'ready', version: '2.0.0' });
  });

  it('[13-10] does not leave a version because a later file could not be fetched', async () => {
    const { federation } = start([den('2.0.0', { previous: den('1.0.0') })]);
    await federation.open('den', DEN);
    federation.handleCrash('den', DEN, Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
    await settled();
    expect(federation.state('den', DEN)).toMatchObject({ status: 'failed', cause: 'network', version: '2.0.0' });
  });

  it.each(['network', 'integrity', 'evaluation'] as const)(
    'fails with the cause %s, and opens on a retry',
    async (cause) => {
      const { federation, behaviour } = start([den('1.0.0')], cause);
      behaviour.set('1.0.0', new Error('RUNTIME-008'));
      expect(await federation.open('den', DEN)).toMatchObject({ status: 'failed', cause });
      behaviour.delete('1.0.0');
      expect(await federation.retry('den', DEN)).toMatchObject({ status: 'ready' });
    },
  );

  it('refuses a version for another host contract without fetching it, and one that declares another contract itself', async () => {
    const { federation, asked } = start([den('1.0.0', { contract: 3 })]);
    expect(await federation.open('den', DEN)).toMatchObject({ status: 'failed', cause: 'contract' });
    expect(asked).toEqual([]);
    const liar = start([den('1.0.0')]);
    liar.behaviour.set('1.0.0', { contract: 3 });
    expect(await liar.federation.open('den', DEN)).toMatchObject({ status: 'failed', cause: 'contract' });
    expect(liar.asked).toEqual(['1.0.0']);
  });

  it.each([
    [3, 'ready'],
    [2, 'ready'],
    [1, 'failed'],
    [4, 'failed'],
  ])('[13-09] a host of contract 3 opens a remote of contract %i: %s', async (contract, status) => {
    const { federation, behaviour } = start([den('1.0.0', { contract })], 'network', { hostContract: 3 });
    behaviour.set('1.0.0', { contract });
    expect(await federation.open('den', DEN)).toMatchObject({
      status,
      ...(status === 'failed' && { cause: 'contract' }),
    });
  });

  it('keeps the failure of one remote from every other', async () => {
    const yard = { ...den('3.0.0'), name: 'yard', container: 'yard_3' };
    const { federation, behaviour } = start([den('1.0.0'), yard]);
    behaviour.set('1.0.0', new Error('broken'));
    behaviour.set('3.0.0', { name: 'yard' });
    const [broken, whole] = await Promise.all([federation.open('den', DEN), federation.open('yard', DEN)]);
    expect([broken.status, whole.status]).toEqual(['failed', 'ready']);
  });
});

const Empty = () => null;

describe('warming a screen', () => {
  const withPreload = (preload: (search: string) => void) => ({
    routes: [{ path: '/den', layout: 'full' as const, group: 'den', load: async () => ({ Page: Empty, preload }) }],
  });

  it('executes its code and lets it request what it shows first; opening it loads nothing more', async () => {
    const { federation, behaviour, asked } = start([den('1.0.0')]);
    const searches: string[] = [];
    behaviour.set(
      '1.0.0',
      withPreload((search) => searches.push(search)),
    );
    expect(await federation.warm('den', DEN, '?page=PG')).toBe(true);
    expect(searches).toEqual(['?page=PG']);
    expect(federation.state('den', DEN)).toMatchObject({ status: 'ready', version: '1.0.0' });
    await federation.open('den', DEN);
    expect(asked).toEqual(['1.0.0']);
  });

  it('forgets a failure: opening the screen tries again', async () => {
    const { federation, behaviour } = start([den('1.0.0')]);
    behaviour.set('1.0.0', new Error('404'));
    expect(await federation.warm('den', DEN, '')).toBe(false);
    expect(federation.state('den', DEN).status).toBe('pending');
    behaviour.delete('1.0.0');
    expect(await federation.open('den', DEN)).toMatchObject({ status: 'ready' });
  });

  it('shows the failure of a screen that was opened meanwhile', async () => {
    const { federation, behaviour } = start([den('1.0.0')]);
    behaviour.set('1.0.0', new Error('404'));
    const warmed = federation.warm('den', DEN, '');
    federation.mount('den', DEN);
    await warmed;
    expect(federation.state('den', DEN)).toMatchObject({ status: 'failed', cause: 'network' });
  });

  it('survives a page whose requests throw, a remote that is unknown, and a stand-in', async () => {
    const { federation, behaviour } = start([den('1.0.0')]);
    behaviour.set(
      '1.0.0',
      withPreload(() => {
        throw new TypeError('planted');
      }),
    );
    expect(await federation.warm('den', DEN, '')).toBe(false);
    expect(federation.state('den', DEN)).toMatchObject({ status: 'ready' });
    expect(await federation.warm('nowhere', DEN, '')).toBe(false);
    expect(await start([maintenance('Back soon')]).federation.warm('den', DEN, '')).toBe(false);
  });
});

describe('a new snapshot', () => {
  it('replaces a shown screen when the new version is ready, and not before', async () => {
    const { federation, pages } = start([den('1.0.0')]);
    federation.mount('den', DEN);
    await federation.open('den', DEN);
    const seen: string[] = [];
    federation.subscribe(() => seen.push(federation.state('den', DEN).status));
    expect(await federation.apply(signed([den('2.0.0')]))).toBe('applied');
    await settled();
    expect(federation.state('den', DEN)).toMatchObject({ status: 'ready', version: '2.0.0', Page: pages.get('2.0.0') });
    expect(new Set(seen)).toEqual(new Set(['ready']));
  });

  it("waits while the member is busy, at most until the operator's deadline", async () => {
    const { federation, busy } = start([den('1.0.0')]);
    federation.mount('den', DEN);
    await federation.open('den', DEN);
    const done = busy.busy('bet slip');
    await federation.apply(signed([den('2.0.0')]));
    await settled();
    expect(federation.state('den', DEN)).toMatchObject({ version: '1.0.0' });
    done();
    expect(federation.state('den', DEN)).toMatchObject({ version: '2.0.0' });
    busy.busy('deposit');
    await federation.apply(signed([den('3.0.0', { applyBy: new Date(Date.now() + 80).toISOString() })]));
    await settled();
    expect(federation.state('den', DEN)).toMatchObject({ version: '2.0.0' });
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(federation.state('den', DEN)).toMatchObject({ version: '3.0.0' });
  });

  it('keeps the old version when the new one does not load, and reports it', async () => {
    const { federation, behaviour, reports } = start([den('1.0.0')]);
    federation.mount('den', DEN);
    await federation.open('den', DEN);
    behaviour.set('2.0.0', new Error('gone'));
    await federation.apply(signed([den('2.0.0')]));
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect(federation.state('den', DEN)).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(kinds(reports)).toEqual(['load-failed', 'load-failed', 'swap-failed']);
  });

  it('rolls back when the new version throws on screen soon after the swap', async () => {
    const { federation, reports } = start([den('1.0.0')]);
    federation.mount('den', DEN);
    await federation.open('den', DEN);
    await federation.apply(signed([den('2.0.0')]));
    await settled();
    federation.handleCrash('den', DEN, new Error('boom'));
    expect(federation.state('den', DEN)).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(kinds(reports)).toEqual(['swap-ready', 'swapped', 'screen-failed', 'swap-returned']);
    federation.handleCrash('den', DEN, new Error('boom'));
    expect(federation.state('den', DEN)).toMatchObject({ status: 'failed', cause: 'render' });
  });

  it('shows a stand-in and removes it', async () => {
    const { federation } = start([den('1.0.0')]);
    federation.mount('den', DEN);
    await federation.open('den', DEN);
    await federation.apply(signed([maintenance('Back at noon.')]));
    await settled();
    expect(federation.state('den', DEN)).toMatchObject({ status: 'maintenance', text: 'Back at noon.' });
    await federation.apply(signed([den('1.0.0')]));
    await settled();
    expect(federation.state('den', DEN)).toMatchObject({ status: 'ready', version: '1.0.0' });
  });

  it('is applied to a hidden screen when it is shown again', async () => {
    const { federation } = start([den('1.0.0')]);
    const leave = federation.mount('den', DEN);
    await federation.open('den', DEN);
    leave();
    await federation.apply(signed([den('2.0.0')]));
    await settled();
    federation.mount('den', DEN);
    expect(await federation.open('den', DEN)).toMatchObject({ version: '2.0.0' });
  });

  it('is refused without the signature of the registry, and ignored when it is not newer', async () => {
    const { federation, reports } = start([den('1.0.0')]);
    const now = federation.snapshot()!;
    expect(await federation.apply({ ...signed([den('2.0.0')]), brand: 'quayside' })).toBe('refused');
    expect(await federation.apply({ ...signed([den('2.0.0')]), keyId: 'other' })).toBe('refused');
    expect(await federation.apply('nonsense')).toBe('refused');
    expect(await federation.apply(signed([den('2.0.0')], { sequence: now.sequence - 1 }))).toBe('older');
    expect(await federation.apply(now)).toBe('older');
    expect(federation.snapshot()).toBe(now);
    expect(reports.map((report) => 'cause' in report && report.cause)).toEqual([
      'bad-signature',
      'unknown-key',
      'malformed',
      'older',
    ]);
    expect(await federation.apply(signed([den('2.0.0')], { registryId: 'another', sequence: 0 }))).toBe('applied');
  });
});

it('[13-05] follows a registry after its reset, and is not led back by an old snapshot of an earlier one', async () => {
  const { federation } = start([den('1.0.0')], 'network', { sequence: 100 });
  expect(await federation.apply(signed([den('2.0.0')], { sequence: 51 }))).toBe('older');
  const before = new Date(Date.now() - 3_600_000).toISOString();
  expect(await federation.apply(signed([den('2.0.0')], { registryId: 'former', issuedAt: before }))).toBe('older');
  expect(await federation.apply(signed([den('2.0.0')], { sequence: 1_100 }))).toBe('applied');
  expect(federation.snapshot()).toMatchObject({ sequence: 1_100 });
});

it('[13-22] takes no snapshot of another brand, however new and well signed, live or left in the browser', async () => {
  const { federation } = start([den('1.0.0')]);
  const now = federation.snapshot()!;
  const foreign = signed([den('2.0.0')], { sequence: now.sequence + 9, brand: 'harbour' });
  expect(await federation.apply(foreign)).toBe('older');
  expect(federation.snapshot()).toBe(now);
  const kept = { getItem: () => JSON.stringify(foreign), setItem: () => {} };
  expect((await chooseSnapshot(now, keys, kept)).snapshot).toEqual(now);
});

describe('the snapshot to start with', () => {
  const store = (kept?: unknown) => {
    const map = new Map<string, string>(kept ? [['atrium.snapshot', JSON.stringify(kept)]] : []);
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      map,
    };
  };

  it('is the one in the page, which is stored', async () => {
    const storage = store();
    const inline = signed([den('1.0.0')]);
    expect(await chooseSnapshot(inline, keys, storage)).toEqual({ snapshot: inline, stale: false });
    expect(JSON.parse(storage.map.get('atrium.snapshot')!)).toEqual(inline);
  });

  it('is the last good one when the one in the page is older, forged or missing', async () => {
    const older = signed([den('1.0.0')]);
    const kept = signed([den('2.0.0')]);
    expect(await chooseSnapshot(older, keys, store(kept))).toEqual({ snapshot: kept, stale: false, refused: 'older' });
    expect(await chooseSnapshot({ ...older, remotes: [] }, keys, store(kept))).toMatchObject({
      snapshot: kept,
      refused: 'bad-signature',
    });
    expect(await chooseSnapshot(null, keys, store(kept))).toMatchObject({ snapshot: kept, refused: 'malformed' });
  });

  it('is undefined when none can be trusted, and marked when it has expired', async () => {
    expect(await chooseSnapshot(null, keys, store({ ...signed([]), brand: 'forged' }))).toMatchObject({
      snapshot: undefined,
    });
    const expired = signed([], { expiresAt: new Date(Date.now() - SNAPSHOT_GRACE_MS - 1_000).toISOString() });
    expect(await chooseSnapshot(expired, keys, store())).toEqual({ snapshot: expired, stale: true });
    const late = signed([], { expiresAt: new Date(Date.now() - 1_000).toISOString() });
    expect(await chooseSnapshot(late, keys, store())).toEqual({ snapshot: late, stale: false });
  });

  it('stays verifiable for a shell that does not know one of its fields', async () => {
    const unsigned = { ...signed([den('1.0.0')]), later: { added: true } };
    const signature = sign(null, Buffer.from(signedText(unsigned)), privateKey).toString('base64');
    expect((await chooseSnapshot({ ...unsigned, signature }, keys, store())).snapshot).toBeDefined();
  });
});

describe('canary', () => {
  const offered = (percent: number) => den('1.0.0', { canary: { ...den('2.0.0'), percent } });
  const share = (percent: number) =>
    Array.from({ length: 4_000 }, (_, n) => candidatesFor(offered(percent), `browser-${n}`)[0]!.version).filter(
      (version) => version === '2.0.0',
    ).length / 40;

  it('reaches nobody at 0, everybody at 100, and about its share between', () => {
    expect(share(0)).toBe(0);
    expect(share(100)).toBe(100);
    expect(Math.abs(share(10) - 10)).toBeLessThan(2);
  });

  it('gives a browser the same position every time, and keeps the browsers of 10 % among those of 20 %', () => {
    for (let n = 0; n < 500; n++) {
      const at = cohortOf(`b${n}`, 'den');
      expect(cohortOf(`b${n}`, 'den')).toBe(at);
      if (candidatesFor(offered(10), `b${n}`)[0]!.version === '2.0.0')
        expect(candidatesFor(offered(20), `b${n}`)[0]!.version).toBe('2.0.0');
    }
  });

  it('[13-02] has pages, files and centre of its own, in the browsers of its cohort alone', () => {
    const file = (name: string) => ({ url: `/${name}.js`, integrity: integrity(name[0]!) });
    const route = (path: string, name: string) => ({
      path,
      layout: 'full' as const,
      group: 'den',
      preload: [file(name)],
    });
    const remote = den('1.0.0', {
      routes: [route('/den', 'stable')],
      canary: { ...den('2.0.0', { routes: [route('/den', 'canary'), route('/den/new', 'new')] }), percent: 100 },
      previous: { ...den('0.9.0'), routes: undefined },
    });
    const [canary, stable, previous] = candidatesFor(remote, 'b');
    expect(filesOf(canary!, { route: '/den/new' })).toEqual([file('new')]);
    expect(filesOf(canary!, DEN)).toEqual([file('canary')]);
    expect(filesOf(stable!, DEN)).toEqual([file('stable')]);
    // No file of another version is used where the snapshot names none.
    expect([filesOf(previous!, DEN), previous!.routes.map(({ path }) => path)]).toEqual([[], ['/den']]);
    expect(asSeenBy(remote, 'b').routes.map(({ path }) => path)).toEqual(['/den', '/den/new']);
    const nobody = { ...remote, canary: { ...remote.canary!, percent: 0 } };
    expect(asSeenBy(nobody, 'b')).toBe(nobody);
  });

  it('[13-02] fetches a failing chunk of the canary again from the canary, never from stable', async () => {
    const file = (name: string) => ({ url: `/${name}.js`, integrity: integrity(name[0]!) });
    const route = (name: string) => [{ path: '/den', layout: 'full' as const, group: 'den', preload: [file(name)] }];
    const { federation, missing, fetchedAgain } = start([
      den('1.0.0', { routes: route('stable'), canary: { ...den('2.0.0', { routes: route('canary') }), percent: 100 } }),
    ]);
    missing.add('2.0.0');
    await federation.open('den', DEN);
    const again = fetchedAgain.filter(({ version }) => version === '2.0.0').flatMap(({ preload }) => preload ?? []);
    expect(again.map(({ url }) => url)).toContain('/canary.js');
    expect(again.map(({ url }) => url)).not.toContain('/stable.js');
  });

  it('falls back to stable when the canary does not load', () => {
    expect(candidatesFor(offered(100), 'b').map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
  });
});
