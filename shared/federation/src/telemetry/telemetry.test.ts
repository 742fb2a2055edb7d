import { TabReport, type TabInstruction } from '@atrium/contracts/telemetry';
import * as v from 'valibot';
import type { Clock } from '../deadline.ts';
import { attribute } from './attribute-error.ts';
import { createTabReporter, ReportRefused } from './tab-reporter.ts';
import { watchErrors } from './watch-errors.ts';

const stackOf = (...frames: string[]) =>
  Object.assign(new TypeError('of member1'), {
    stack: `TypeError: of member1\n${frames.map((frame) => `    at f (${frame})`).join('\n')}`,
  });
const SLOTS = 'https://site.example/remotes/slots/1.4.1/js/621.3f.js:1:4711';

describe('attribution', () => {
  it.each([
    [
      'the innermost remote of the stack',
      stackOf(SLOTS, 'https://site.example/shell/abc123/main.js:1:2'),
      { remote: 'slots', version: '1.4.1', place: '621.3f.js:1:4711' },
    ],
    [
      'the remote below a shared module',
      stackOf('https://site.example/shell/abc123/vendor.js:1:2', SLOTS),
      { remote: 'slots', version: '1.4.1', place: '621.3f.js:1:4711' },
    ],
    [
      'a prerelease of another origin, asked for again',
      stackOf('http://127.0.0.1:81/remotes/sea-lottery/2.0.0-dev.0a1b/e.js?try=2:3:4'),
      { remote: 'sea-lottery', version: '2.0.0-dev.0a1b', place: 'e.js:3:4' },
    ],
    [
      'the shell by its hash',
      stackOf('https://site.example/shell/abc123/main.js:1:2'),
      { remote: 'shell', version: '0.0.0-abc123', place: 'main.js:1:2' },
    ],
    ['nobody for an extension', stackOf('chrome-extension://x/y.js:1:2'), undefined],
    ['nobody for what is no error', 'a text', undefined],
  ])('is %s', (_, error, expected) => {
    expect(attribute(error)).toEqual(expected);
  });

  it('takes the file that the browser names where there is no stack', () => {
    expect(attribute(null, 'https://site.example/remotes/fish/1.0.0/e.js', 7, 9)).toEqual({
      remote: 'fish',
      version: '1.0.0',
      place: 'e.js:7:9',
    });
  });
});

describe('uncaught errors', () => {
  it('are distinguished by their cause: a gesture, a timer, the start of a script, a promise', async () => {
    const page = Object.assign(new EventTarget() as EventTarget & Pick<Window, 'setTimeout'>, {
      document: { currentScript: null as object | null },
    });
    page.setTimeout = ((work: () => void) => setTimeout(work, 0)) as never;
    const handled: unknown[] = [];
    const stop = watchErrors((remote, version, cause) => handled.push([remote, version, cause]), page as never);
    const error = stackOf(SLOTS);
    const fail = () =>
      page.dispatchEvent(Object.assign(new Event('error'), { error, filename: '', lineno: 0, colno: 0 }));
    page.addEventListener('click', fail);
    page.dispatchEvent(new Event('click'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    fail();
    page.document.currentScript = {};
    fail();
    page.document.currentScript = null;
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('of an extension') }));
    stop();
    fail();
    expect(handled).toEqual(['event', 'timer', 'evaluation', 'promise'].map((cause) => ['slots', '1.4.1', cause]));
  });
});

describe("a tab's reports", () => {
  function tab(
    answer: (report: TabReport) => Promise<TabInstruction> = async () => ({
      sample: 1,
      beatSeconds: 30,
      spreadSeconds: 0,
    }),
    random = () => 0.5,
  ) {
    let now = 0;
    let settled = 7;
    const due: { at: number; work: () => void }[] = [];
    const clock: Clock = {
      now: () => now,
      setTimeout: (work, ms) => due.push({ at: now + ms, work }) && due.at(-1),
      clearTimeout: (handle) => void due.splice(due.indexOf(handle), 1),
    };
    const sent: TabReport[] = [];
    const left: TabReport[] = [];
    const listeners: (() => void)[] = [];
    const reporter = createTabReporter({
      federation: {
        settled: () => settled,
        shown: () => [
          { remote: 'slots', version: '1.4.1' },
          { remote: 'fish', version: '' },
        ],
        snapshot: () => ({ sequence: 8 }) as never,
        subscribe(listener) {
          listeners.push(listener);
          return () => {};
        },
      },
      send: (report) => {
        sent.push(v.parse(TabReport, report));
        return answer(report);
      },
      beacon: (report) => void left.push(v.parse(TabReport, report)),
      clock,
      random,
    });
    const turn = async (ms: number) => {
      now += ms;
      for (const timer of due.filter(({ at }) => at <= now)) {
        due.splice(due.indexOf(timer), 1);
        timer.work();
      }
      await new Promise((resolve) => setTimeout(resolve));
    };
    const settle = (sequence: number) => {
      settled = sequence;
      for (const listener of listeners) listener();
    };
    return { reporter, sent, left, turn, settle };
  }
  const failed = {
    kind: 'screen-failed',
    sequence: 7,
    remote: 'slots',
    version: '1.4.1',
    cause: 'timer',
    error: stackOf(SLOTS),
  } as const;

  it('hold what is shown, one visit and one failing visit for each version, and a count of each failure', async () => {
    const { reporter, sent, turn } = tab();
    reporter.take({ kind: 'tried', sequence: 7, remote: 'slots', version: '1.4.1' });
    for (let time = 0; time < 3; time++) reporter.take(failed);
    await turn(3_000);
    expect(sent).toEqual([
      {
        tab: '8888888888888888',
        sequence: 7,
        waiting: true,
        shown: [{ remote: 'slots', version: '1.4.1' }],
        events: [
          { kind: 'visit', remote: 'slots', version: '1.4.1' },
          { kind: 'failing-visit', remote: 'slots', version: '1.4.1' },
          {
            kind: 'failure',
            remote: 'slots',
            version: '1.4.1',
            cause: 'timer',
            count: 3,
            error: 'TypeError',
            place: '621.3f.js:1:4711',
          },
        ],
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('member1');
    reporter.take(failed);
    await turn(3_000);
    expect(sent[1]!.events).toEqual([expect.objectContaining({ kind: 'failure', count: 1 })]);
  });

  it('do not count a failed attempt when another one succeeded', async () => {
    const { reporter, sent, turn } = tab();
    reporter.take({
      kind: 'load-failed',
      sequence: 7,
      remote: 'slots',
      version: '1.4.1',
      cause: 'network',
      error: null,
      final: false,
    });
    await turn(3_000);
    expect(sent[0]!.events.map(({ kind }) => kind)).toEqual(['visit', 'failure']);
  });

  it('follow a change at once, and otherwise at the interval that the gateway sets', async () => {
    const { sent, turn, settle } = tab();
    await turn(3_000);
    settle(8);
    await turn(600);
    expect(sent.map(({ sequence }) => sequence)).toEqual([7, 8]);
    await turn(29_000);
    expect(sent).toHaveLength(2);
    await turn(1_000);
    expect(sent).toHaveLength(3);
  });

  it('are sent again when they did not arrive, and no event is lost or sent twice', async () => {
    let away = true;
    const { reporter, sent, turn } = tab(async () => {
      if (away) throw new Error('offline');
      return { sample: 1, beatSeconds: 30, spreadSeconds: 0 };
    });
    reporter.take(failed);
    await turn(3_000);
    away = false;
    await turn(60_000);
    await turn(30_000);
    expect(sent.map(({ events }) => events.length)).toEqual([3, 3, 0]);
  });

  it('of a tab that is newer than its gateway lose what that one cannot read, and nothing that budgets go by', async () => {
    const NONE = { remote: 'slots', version: '1.5.0', against: '1.4.1', errors: [], differences: [], further: 0 };
    const rendering = { ...NONE, page: 'part:shell.home', refused: { writes: 0, reads: 0 } };
    let older = true;
    // The release before knows pages and centres alone, and answers 400.
    const { reporter, sent, turn } = tab(async ({ events }) => {
      if (older && events.some((event) => event.kind === 'shadow' && event.page.startsWith('part:')))
        throw new ReportRefused();
      return { sample: 1, beatSeconds: 30, spreadSeconds: 0 };
    });
    reporter.take({ kind: 'shadowed', sequence: 7, rendering });
    reporter.take(failed);
    await turn(3_000);
    await turn(80_000);
    await turn(40_000);
    const kindsIn = () => sent.map(({ events }) => events.map(({ kind }) => kind));
    expect(kindsIn()).toEqual([['shadow', 'visit', 'failing-visit', 'failure'], ['visit', 'failing-visit'], []]);
    older = false;
    reporter.take({ kind: 'shadowed', sequence: 7, rendering });
    await turn(3_000);
    expect(kindsIn().at(-1)).toEqual(['shadow']);
  });

  it('hold no events in tabs that the gateway does not sample', async () => {
    const { reporter, sent, turn } = tab(async () => ({ sample: 0.4, beatSeconds: 30, spreadSeconds: 0 }));
    await turn(3_000);
    reporter.take(failed);
    await turn(30_000);
    expect(sent[1]).toMatchObject({ sequence: 7, events: [] });
  });

  it('announce that the tab closes', async () => {
    const { reporter, left } = tab();
    reporter.leave(false);
    reporter.vital({ remote: 'slots', version: '1.4.1' }, 'CLS', 0.02);
    reporter.leave(true);
    expect(left).toMatchObject([{ gone: true, events: [{ kind: 'vital', name: 'CLS', value: 0.02 }] }]);
  });
});
