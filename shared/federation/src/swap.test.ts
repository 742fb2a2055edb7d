import type { Clock } from './deadline.ts';
import { DEN, den, kinds, maintenance, settled, signed, start } from './testing/den.ts';

/** A clock that a test advances; due timers run when it does. */
function manualClock(): Clock & { advance(ms: number): void } {
  let now = 1_000_000;
  let count = 0;
  const due = new Map<number, { at: number; work: () => void }>();
  return {
    now: () => now,
    setTimeout(work, ms) {
      due.set(++count, { at: now + ms, work });
      return count;
    },
    clearTimeout: (handle) => void due.delete(handle),
    advance(ms) {
      now += ms;
      for (const [id, { at, work }] of [...due]) if (at <= now && due.delete(id)) work();
    },
  };
}

/** A page that displays `den` 1.0.0. */
async function displayed(...given: Parameters<typeof start> | []) {
  const page = start(given[0] ?? [den('1.0.0')], given[1], given[2]);
  page.federation.mount('den', DEN);
  await page.federation.open('den', DEN);
  return page;
}
const shows = ({ federation }: Pick<ReturnType<typeof start>, 'federation'>) => {
  const state = federation.state('den', DEN);
  return state.status === 'ready' ? state.version : state.status;
};
const boom = new Error('boom');

it('releases a version when neither it is shown nor a failure can return to it', async () => {
  const page = await displayed();
  const [one, two, three] = ['1.0.0', '2.0.0', '3.0.0'].map((version) => den(version).container);
  await page.federation.apply(signed([den('2.0.0')]));
  await settled();
  await page.federation.apply(signed([den('3.0.0')]));
  await settled();
  expect(page.kept).toEqual([
    [two, one],
    [three, two],
  ]);
});

describe('draining', () => {
  it('waits while this remote or the whole page is busy, and not for another remote', async () => {
    const page = await displayed();
    page.busy.busy('a deposit', 'yard');
    await page.federation.apply(signed([den('2.0.0')]));
    await settled();
    expect(shows(page)).toBe('2.0.0');
    const done = page.busy.busy('a slip', 'den');
    const alsoDone = page.busy.busy('a payment');
    await page.federation.apply(signed([den('3.0.0')]));
    await settled();
    done();
    expect(shows(page)).toBe('2.0.0');
    alsoDone();
    expect(shows(page)).toBe('3.0.0');
  });

  it('gives the member the reason and the deadline of a waiting swap, and a way to commit it', async () => {
    const page = await displayed();
    expect(page.federation.waiting('den')).toBeUndefined();
    page.busy.busy('Your slip is open', 'den');
    const until = new Date(Date.now() + 60_000).toISOString();
    await page.federation.apply(signed([den('2.0.0', { applyBy: until })]));
    await settled();
    const waiting = page.federation.waiting('den');
    expect(waiting).toEqual({ reasons: ['Your slip is open'], until });
    expect(page.federation.waiting('den')).toBe(waiting);
    page.federation.changeNow('den');
    expect([shows(page), page.federation.waiting('den')]).toEqual(['2.0.0', undefined]);
    expect(kinds(page.reports)).toEqual(['swap-ready', 'swap-waits', 'swapped']);
  });

  it('applies the latest deadline of the operator: an earlier one, a later one, none', async () => {
    const clock = manualClock();
    const page = await displayed([den('1.0.0')], 'network', { clock });
    const inSeconds = (seconds: number) => new Date(clock.now() + seconds * 1_000).toISOString();
    const say = async (applyBy?: string) => {
      await page.federation.apply(signed([den('2.0.0', applyBy ? { applyBy } : {})]));
      await settled();
    };
    page.busy.busy('a deposit', 'den');
    await say();
    await say(inSeconds(60));
    expect(page.federation.waiting('den')).toMatchObject({ until: inSeconds(60) });
    await say(inSeconds(120));
    clock.advance(61_000);
    expect(shows(page)).toBe('1.0.0');
    await say();
    clock.advance(600_000);
    expect([shows(page), page.federation.waiting('den')]).toEqual(['1.0.0', { reasons: ['a deposit'] }]);
    await say(inSeconds(0));
    clock.advance(1);
    expect(shows(page)).toBe('2.0.0');
  });

  it('counts a snapshot as settled when no swap of it waits any more', async () => {
    const page = await displayed();
    const first = page.federation.settled();
    const done = page.busy.busy('a slip', 'den');
    const next = signed([den('2.0.0')]);
    await page.federation.apply(next);
    await settled();
    expect(page.federation.settled()).toBe(first);
    done();
    expect(page.federation.settled()).toBe(next.sequence);
  });

  it('cancels a swap that the operator takes back before its commit: the screen stays as it is', async () => {
    const page = await displayed();
    const before = page.federation.state('den', DEN);
    const done = page.busy.busy('a slip', 'den');
    await page.federation.apply(signed([maintenance('Oiling.')]));
    await settled();
    await page.federation.apply(signed([den('1.0.0')]));
    done();
    await settled();
    expect(page.federation.state('den', DEN)).toBe(before);
  });
});

describe('a hidden screen', () => {
  it('is prepared with the new version and shows it as soon as it is shown again', async () => {
    const page = start([den('1.0.0')]);
    page.federation.keep('den', DEN);
    const hide = page.federation.mount('den', DEN);
    await page.federation.open('den', DEN);
    hide();
    await page.federation.apply(signed([den('2.0.0')]));
    await settled();
    expect(shows(page)).toBe('2.0.0');
    page.federation.mount('den', DEN);
    expect(shows(page)).toBe('2.0.0');
  });

  it('keeps the old version when the new one cannot be loaded', async () => {
    const page = start([den('1.0.0')]);
    page.federation.keep('den', DEN);
    page.federation.mount('den', DEN)();
    await page.federation.open('den', DEN);
    page.behaviour.set('2.0.0', boom);
    await page.federation.apply(signed([den('2.0.0')]));
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect([shows(page), kinds(page.reports).at(-1)]).toEqual(['1.0.0', 'swap-failed']);
  });
});

describe('a rollback', () => {
  it.each(['event', 'promise', 'timer'] as const)(
    'happens when code of the new version fails in a %s within ten seconds',
    async (cause) => {
      const page = await displayed();
      await page.federation.apply(signed([den('2.0.0')]));
      await settled();
      page.federation.handleError('den', '1.0.0', cause, boom);
      expect(shows(page)).toBe('2.0.0');
      page.federation.handleError('den', '2.0.0', cause, boom);
      expect(shows(page)).toBe('1.0.0');
      expect(page.reports.at(-1)).toMatchObject({ kind: 'swap-returned', version: '2.0.0', cause });
    },
  );

  it('does not happen after ten seconds: the failure is reported and the screen stays', async () => {
    const clock = manualClock();
    const page = await displayed([den('1.0.0')], 'network', { clock });
    await page.federation.apply(signed([den('2.0.0')]));
    await settled();
    clock.advance(10_000);
    page.federation.handleError('den', '2.0.0', 'timer', boom);
    expect([shows(page), kinds(page.reports)]).toEqual(['2.0.0', ['swap-ready', 'swapped', 'screen-failed']]);
  });

  it('is remembered: the next snapshot does not show the failing version again, but a newer one', async () => {
    const page = await displayed();
    await page.federation.apply(signed([den('2.0.0')]));
    await settled();
    page.federation.handleCrash('den', DEN, boom);
    await page.federation.apply(signed([den('2.0.0')]));
    await settled();
    expect(shows(page)).toBe('1.0.0');
    await page.federation.apply(signed([den('2.0.1')]));
    await settled();
    expect(shows(page)).toBe('2.0.1');
  });

  it('restores a stand-in, too', async () => {
    const page = await displayed([maintenance('Oiling.')]);
    await page.federation.apply(signed([den('2.0.0')]));
    await settled();
    page.federation.handleCrash('den', DEN, boom);
    expect(shows(page)).toBe('maintenance');
  });

  it('does not restore an edition that failed itself', async () => {
    const page = start([den('1.0.0')]);
    page.behaviour.set('1.0.0', boom);
    page.federation.mount('den', DEN);
    await page.federation.open('den', DEN);
    await page.federation.apply(signed([den('2.0.0')]));
    await settled();
    page.federation.handleCrash('den', DEN, boom);
    expect(page.federation.state('den', DEN)).toMatchObject({ status: 'failed', cause: 'render', version: '2.0.0' });
  });
});

describe('after a failure', () => {
  const origins = ['https://second.example'];
  const two = den('2.0.0', { previous: den('1.0.0') });

  it('tries again, then the second origin, then the previous version', async () => {
    const page = start([two], 'network', { origins });
    page.behaviour.set('2.0.0', boom);
    page.behaviour.set('2.0.0 at https://second.example', boom);
    expect(await page.federation.open('den', DEN)).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(page.asked).toEqual(['2.0.0', '2.0.0', '2.0.0 at https://second.example', '1.0.0']);
    expect(page.reports.flatMap((report) => (report.kind === 'load-failed' ? [report.final] : []))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('stops at the second origin when the first one lacks the files', async () => {
    const page = start([two], 'network', { origins });
    page.behaviour.set('2.0.0', boom);
    expect(await page.federation.open('den', DEN)).toMatchObject({ status: 'ready', version: '2.0.0' });
  });

  it('loads the previous version of a page with missing files', async () => {
    const page = start([two]);
    page.missing.add('2.0.0');
    expect(await page.federation.open('den', DEN)).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(page.federation.shown()).toEqual([{ remote: 'den', version: '1.0.0' }]);
  });

  it('shows a stand-in as soon as an operator sets one', async () => {
    const page = start([den('1.0.0')]);
    page.behaviour.set('1.0.0', boom);
    page.federation.mount('den', DEN);
    expect(await page.federation.open('den', DEN)).toMatchObject({ status: 'failed', cause: 'network' });
    await page.federation.apply(signed([maintenance('Oiling.')]));
    await settled();
    expect(shows(page)).toBe('maintenance');
  });
});

describe('a canary', () => {
  const offered = (percent: number) => den('1.0.0', { canary: { ...den('2.0.0'), percent } });

  it('at 0 % is shown to nobody, though it is the only version besides stable', async () => {
    for (let browser = 0; browser < 20; browser++) expect(shows(await displayed([offered(0)]))).toBe('1.0.0');
  });

  it('that ends returns its open tabs to stable without a reload', async () => {
    const page = await displayed([offered(100)]);
    expect([shows(page), page.federation.shown()]).toEqual(['2.0.0', [{ remote: 'den', version: '2.0.0' }]]);
    await page.federation.apply(signed([den('1.0.0')]));
    await settled();
    expect([shows(page), kinds(page.reports)]).toEqual(['1.0.0', ['swap-ready', 'swapped']]);
  });
});
