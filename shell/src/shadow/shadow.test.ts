import { createApi } from '@atrium/api/create-api';
import { reportableMessage } from '@atrium/contracts/reportable-findings';
import type { Endpoint } from '@atrium/contracts/endpoint';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { type Conditions, COOL_DOWN_MS, mayRender, REST_MS } from './may-render.ts';
import { forgetReads, recordedReads, recordReads } from './record/recorded-reads.ts';
import { runsOf } from './shadow-run.ts';
import { inputFrom } from './twin/given.ts';
import { createTwinApi } from './twin/twin-api.ts';
import { collectFailures, isTextOf } from './twin/watch-failures.ts';

const call = { access: 'none', summary: '', source: '', errors: [], reply: {} } as const;
const list = { ...call, name: 'list', method: 'GET', path: '/list' } as unknown as Endpoint;
const place = { ...call, name: 'place', method: 'POST', path: '/place' } as unknown as Endpoint;

function site(allowed: () => boolean) {
  const sent: string[] = [];
  const client = createApi({
    root: '',
    session: () => null,
    language: () => 'EN',
    transport: async ({ method, url }) => {
      sent.push(`${method} ${url}`);
      return { status: 200, headers: {}, body: { success: true, value: { games: ['Owl'], url } } };
    },
  });
  return { sent, api: recordReads(client, allowed) };
}
beforeEach(forgetReads);

describe('[13-21] recorded reads', () => {
  it('keep what a tab reads while the visitor allows it, and nothing of what it writes', async () => {
    let allowed = false;
    const { api } = site(() => allowed);
    await api.call(list);
    expect(recordedReads().size).toBe(0);
    allowed = true;
    await api.call(list);
    await api.call(place, { body: { stake: '5' } } as never);
    expect([...recordedReads().keys()]).toEqual(['list {}']);
    for (let page = 0; page < 300; page++) await api.call(list, { query: { page } } as never);
    expect(recordedReads().size).toBe(200);
  });

  it('answer the same question in a hidden rendering, and nothing else: no other read, no write, no request', async () => {
    const { api, sent } = site(() => true);
    await api.call(list, { query: { vendor: 'PG' } } as never);
    const twin = createTwinApi(recordedReads());
    const given = (await twin.api.call(list, { query: { vendor: 'PG' } } as never)) as { games: string[] };
    expect(given.games).toEqual(['Owl']);
    // What a rendering does to its copy does not reach the tab's.
    given.games.push('changed');
    expect(await twin.api.call(list, { query: { vendor: 'PG' } } as never)).toMatchObject({ games: ['Owl'] });
    await expect(twin.api.call(list, { query: { vendor: 'JILI' } } as never)).rejects.toMatchObject({
      code: 'NETWORK',
    });
    await expect(twin.api.call(place, { body: {} } as never)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(twin.refused).toEqual({ writes: 1, reads: 1 });
    expect(sent).toEqual(['GET /list?vendor=PG']);
  });
});

describe('[13-21] an error of a hidden rendering', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'map')", true],
    ['page.load is not a function', true],
    ['Minified React error #31; visit https://react.dev/errors/31?args[]=member1', 'Minified React error #31'],
    ['no balance of member1', undefined],
    ["Cannot read properties of undefined (reading 'member1')", undefined],
    ['member1 is not defined', undefined],
  ])('is reported by its sentence only where that has names of the code alone: %s', (message, expected) => {
    const isData = isTextOf([new Map([['me', { value: { account: 'member1' } }]])]);
    expect(reportableMessage(message, isData)).toBe(expected === true ? message : expected);
  });

  it('is noted once, by class and place, and a refused call is none', async () => {
    const failures = collectFailures(() => false);
    const error = new TypeError('of member1');
    error.stack = 'TypeError: of member1\n    at f (http://site/remotes/fish/1.1.0/621.js:1:4711)';
    failures.note(error);
    failures.note(new Error('the screen failed', { cause: error }));
    const twin = createTwinApi(new Map());
    await twin.api.call(list).catch(failures.note);
    expect(failures.found()).toEqual([{ error: 'TypeError', place: '621.js:1:4711' }]);
  });
});

describe('[13-21] a tab renders something hidden', () => {
  const idle: Conditions = {
    visible: true,
    online: true,
    sinceInputMs: REST_MS,
    sinceRenderingMs: COOL_DOWN_MS,
    framed: false,
    busy: false,
    saveData: false,
    metered: false,
    battery: { charging: false, level: 0.9 },
  };
  it('while it is idle, online and powered', () => {
    expect(mayRender(idle)).toBe(true);
    expect(mayRender({ ...idle, battery: undefined })).toBe(true);
    expect(mayRender({ ...idle, battery: { charging: true, level: 0.1 } })).toBe(true);
  });
  it.each<[string, Partial<Conditions>]>([
    ['in the background', { visible: false }],
    ['offline', { online: false }],
    ['just after an input', { sinceInputMs: REST_MS - 1 }],
    ['just after the last one', { sinceRenderingMs: COOL_DOWN_MS - 1 }],
    ['with a game open', { framed: true }],
    ['with a slip open', { busy: true }],
    ['saving data', { saveData: true }],
    ['on a metered connection', { metered: true }],
    ['on a low battery', { battery: { charging: false, level: 0.5 } }],
  ])('but not %s', (_, change) => expect(mayRender({ ...idle, ...change })).toBe(false));
});

describe('[13-21] what a tab renders', () => {
  const version = (number: string) => ({
    version: number,
    container: `fish_${number}`,
    entry: `/remotes/fish/${number}/e.js`,
    integrity: '',
    contract: 1,
  });
  const route = (path: string) => ({ path, layout: 'full' as const, group: 'fish' });
  const snapshot = (shadow?: object): Snapshot =>
    ({
      sequence: 7,
      remotes: [
        {
          kind: 'module',
          name: 'fish',
          subject: 'game',
          routes: [route('/fish'), route('/fish/old')],
          ...version('1.0.0'),
          ...(shadow && { shadow }),
        },
      ],
    }) as unknown as Snapshot;
  const at = (pathname: string) => ({ pathname, centre: null, places: [] });
  const place = (input: object, topic?: string) => ({
    ...at('/'),
    places: [{ place: 'yard.wall', topic, remotes: ['fish', 'hut'], input }],
  });
  const withPart = (topics?: string[]) => {
    const parts = [{ place: 'yard.wall', ...(topics && { topics }) }];
    const known = snapshot({ ...version('1.1.0'), routes: [], parts });
    return { ...known, remotes: known.remotes.map((one) => ({ ...one, parts: [{ place: 'yard.wall' }] })) } as Snapshot;
  };

  it('is its own page in the version that members have and in the hidden one', () => {
    expect(runsOf(snapshot(version('1.1.0')), at('/fish'))).toMatchObject([
      {
        remote: 'fish',
        page: '/fish',
        target: { route: '/fish' },
        stable: { version: '1.0.0', routes: [{ path: '/fish' }, { path: '/fish/old' }] },
        candidate: { version: '1.1.0', container: 'fish_1.1.0' },
      },
    ]);
  });
  it('is nothing without a hidden version, on another page, and on a page that the version does not have', () => {
    const newer = { ...version('1.1.0'), routes: [route('/fish')] };
    expect(runsOf(snapshot(), at('/fish'))).toEqual([]);
    expect(runsOf(snapshot(newer), at('/'))).toEqual([]);
    expect(runsOf(snapshot(newer), at('/fish/old'))).toEqual([]);
    expect(runsOf(undefined, at('/fish'))).toEqual([]);
  });
  it('is a part in a place of the page, with a copy of what the place gives and functions that do nothing', () => {
    const record = { id: '17' };
    const chosen = jest.fn();
    const [run, ...others] = runsOf(withPart(), place({ record, onChoose: chosen }));
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      remote: 'fish',
      page: 'part:yard.wall',
      stable: { version: '1.0.0' },
      candidate: { version: '1.1.0', parts: [{ place: 'yard.wall' }] },
    });
    const input = inputFrom(structuredClone(run!.given!)) as { record: object; onChoose: () => void };
    expect(input.record).toEqual(record);
    input.onChoose();
    expect(chosen).not.toHaveBeenCalled();
  });
  it('is no part that the version has for other topics alone, and none whose place gives what cannot be copied', () => {
    expect(runsOf(withPart(['RNG']), place({}, 'RNG'))).toHaveLength(1);
    expect(runsOf(withPart(['RNG']), place({}, 'LIVE'))).toEqual([]);
    expect(runsOf(withPart(), place({ deep: { act: () => {} } }))).toEqual([]);
  });
});
