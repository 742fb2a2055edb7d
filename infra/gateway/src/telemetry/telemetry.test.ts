import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { FiguresBatch, type TabEvent, type TabReport } from '@atrium/contracts/telemetry';
import * as v from 'valibot';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { limitByAddress } from './limit-by-address.ts';
import { pageNonce } from './page-nonce.ts';
import { createTally } from './tally.ts';

/** The registry's endpoint for figures, which validates them by the contract; `away` makes it fail, and `refused` counts how often. */
async function figuresEndpoint() {
  const taken: { token: string | undefined; batch: FiguresBatch }[] = [];
  const endpoint = { away: false, older: false, refused: 0, taken, url: '', close: () => {} };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      if (endpoint.away) {
        endpoint.refused += 1;
        return void response.writeHead(503).end('{}');
      }
      // The release before knows renderings of pages and centres alone.
      if (endpoint.older && text.includes('"page":"part:')) {
        endpoint.refused += 1;
        return void response.writeHead(400).end('{}');
      }
      taken.push({ token: request.headers.authorization, batch: v.parse(FiguresBatch, JSON.parse(text)) });
      response.writeHead(200).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  endpoint.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return endpoint;
}

const OFFERED = {
  sequence: 7,
  signature: 'of seven',
  remotes: [
    {
      ...{ kind: 'module', name: 'slots', version: '1.2.0', canary: { version: '2.0.0' } },
      ...{ previous: { version: '1.1.0' }, shadow: { version: '1.3.0' } },
    },
    { kind: 'maintenance', name: 'fish', version: '1.0.0' },
  ],
} as unknown as Snapshot;
const folder = mkdtempSync(join(tmpdir(), 'atrium-telemetry-'));
mkdirSync(join(folder, 'shell/abc123'), { recursive: true });
let app: TestApp;
let registry: Awaited<ReturnType<typeof figuresEndpoint>>;
beforeAll(async () => {
  registry = await figuresEndpoint();
  const reporterFile = join(folder, 'reporter.json');
  writeFileSync(reporterFile, '{"token":"of-the-gateway"}');
  app = await testApp({
    config: { opsUrl: registry.url, reporterFile, artifactsFolder: folder },
    snapshot: () => OFFERED,
  });
});
afterAll(async () => {
  await app.close();
  registry.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void registry.taken.splice(0));

let page: string;
beforeEach(async () => {
  page = await pageNonce(app.parts);
});

const slots = { remote: 'slots', version: '1.2.0' };
const tab = (more: Partial<TabReport> = {}): TabReport => ({
  tab: '0123456789abcdef',
  page,
  sequence: 7,
  waiting: false,
  shown: [slots],
  events: [],
  ...more,
});
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/telemetry',
    payload: payload as object,
    headers: { 'content-type': 'application/json', ...headers },
  });
async function reported(fits: (batch: FiguresBatch) => boolean): Promise<FiguresBatch> {
  for (;;) {
    const found = registry.taken.find(({ batch }) => fits(batch));
    if (found) return found.batch;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('counts the reports of tabs and forwards the sums to the registry with its own token', async () => {
  const answer = await post(
    tab({
      events: [
        { kind: 'visit', ...slots },
        { kind: 'failure', ...slots, cause: 'timer', count: 3, error: 'TypeError', place: '621.js:1:4711' },
      ],
    }),
  );
  expect([answer.statusCode, answer.json()]).toEqual([200, { sample: 1, beatSeconds: 30, spreadSeconds: 0 }]);
  await post(
    tab({ page: await pageNonce(app.parts), sequence: 6, waiting: true, events: [{ kind: 'visit', ...slots }] }),
  );
  const sum = (measure: string) =>
    registry.taken
      .flatMap(({ batch }) => batch.counts)
      .filter((count) => count.measure === measure)
      .reduce((all, { count }) => all + count, 0);
  const batch = await reported(({ tabs }) => tabs.open === 2 && sum('visit') === 2);
  expect(batch.tabs).toEqual({
    open: 2,
    waiting: 1,
    sequences: [
      { sequence: 7, tabs: 1 },
      { sequence: 6, tabs: 1 },
    ],
    shown: [{ ...slots, tabs: 2 }],
  });
  expect(sum('failure:timer')).toBe(3);
  expect(registry.taken.flatMap(({ batch: { places } }) => places)).toContainEqual({
    ...slots,
    cause: 'timer',
    error: 'TypeError',
    place: '621.js:1:4711',
  });
  expect(registry.taken[0]!.token).toBe('Bearer of-the-gateway');
}, 20_000);

const failing: TabEvent[] = [
  { kind: 'visit', ...slots },
  { kind: 'failing-visit', ...slots },
];
const countOf = (measure: string) =>
  registry.taken
    .flatMap(({ batch }) => batch.counts)
    .filter((count) => count.measure === measure)
    .reduce((all, { count }) => all + count, 0);
/** Waits for a report that follows all earlier ones. */
async function allForwarded(): Promise<void> {
  await post(tab({ page: await pageNonce(app.parts), events: [{ kind: 'load', ...slots, ms: 5 }] }));
  await reported(({ counts }) => counts.some(({ measure }) => measure === 'load'));
}

it('[13-11] counts a visit and its failure once for each served page, however often they are reported', async () => {
  for (let time = 0; time < 5; time++) await post(tab({ tab: `${time}123456789abcdef`, events: failing }));
  await post(tab({ page: await pageNonce(app.parts), events: [{ kind: 'failing-visit', ...slots }] }));
  await allForwarded();
  expect([countOf('visit'), countOf('failing-visit')]).toEqual([2, 2]);
  expect([countOf('witness'), countOf('failing-witness')]).toEqual([2, 2]);
}, 20_000);

it('[13-11] counts nothing of a report without the nonce of a page that was served', async () => {
  const [served, random, mac] = page.split('.') as [string, string, string];
  const forged = [undefined, `${served}.${random.split('').reverse().join('')}.${mac}`, `zzzzzz.${random}.${mac}`];
  for (const nonce of forged) expect((await post({ ...tab({ events: failing }), page: nonce })).statusCode).toBe(200);
  const asleep = tab({ events: failing });
  app.clock.advance({ days: 4 });
  await post(asleep);
  page = await pageNonce(app.parts);
  await allForwarded();
  expect(countOf('visit') + countOf('failing-visit') + countOf('witness')).toBe(0);
}, 20_000);

it('[13-11] counts one household once as a witness, with all pages that it requests', async () => {
  for (let time = 0; time < 12; time++)
    await app.server.inject({
      method: 'POST',
      url: '/telemetry',
      remoteAddress: '203.0.113.9',
      payload: tab({ page: await pageNonce(app.parts), events: failing }),
    });
  await allForwarded();
  expect([countOf('visit'), countOf('failing-visit')]).toEqual([12, 12]);
  expect([countOf('witness'), countOf('failing-witness')]).toEqual([1, 1]);
}, 20_000);

it('[13-11] counts one network once as a witness, of all the households of IPv6 that it can pretend to be', async () => {
  for (const household of ['0', '1', 'ff', 'ffff'])
    await app.server.inject({
      method: 'POST',
      url: '/telemetry',
      remoteAddress: `2001:db8:7:${household}::9`,
      payload: tab({ page: await pageNonce(app.parts), events: failing }),
    });
  await allForwarded();
  expect([countOf('failing-visit'), countOf('failing-witness')]).toEqual([4, 1]);
}, 20_000);

it('[13-11] counts nothing about a remote or a version that no page was offered', async () => {
  const about = (remote: string, version: string): TabEvent[] => [
    { kind: 'visit', remote, version },
    { kind: 'failure', remote, version, cause: 'render', count: 1, error: 'TypeError', place: '1.js:1:1' },
  ];
  const invented = [...about('slots', '9.9.9'), ...about('ask-for-bob', '1.2.0'), ...about('shell', '0.0.0-fffffff')];
  const offered = ['1.1.0', '1.2.0', '2.0.0'].flatMap((version) => about('slots', version));
  const others = [...about('fish', 'maintenance'), ...about('shell', '0.0.0-abc123')];
  const shown = [
    { remote: 'ask-for-bob', version: '1.2.0' },
    { remote: 'slots', version: '2.0.0' },
  ];
  await post(tab({ shown, events: [...invented, ...offered, ...others] }));
  await allForwarded();
  const batches = registry.taken.map(({ batch }) => batch);
  const named = (list: readonly { remote: string; version: string }[]) =>
    [...new Set(list.map(({ remote, version }) => `${remote} ${version}`))].sort();
  const all = ['fish maintenance', 'shell 0.0.0-abc123', 'slots 1.1.0', 'slots 1.2.0', 'slots 2.0.0'];
  expect(named(batches.flatMap(({ counts }) => counts))).toEqual(all);
  expect(named(batches.flatMap(({ places }) => places))).toEqual(all);
  expect(named(batches.flatMap(({ tabs }) => tabs.shown))).not.toContain('ask-for-bob 1.2.0');
  const stored = () => app.database.first<{ rows: string }>('SELECT count(*) AS rows FROM telemetry_once');
  const before = await stored();
  await post(tab({ events: Array.from({ length: 30 }, (_, patch) => about('slots', `9.9.${patch}`)).flat() }));
  expect(await stored()).toEqual(before);
}, 20_000);

it('keeps the counts while the registry is unreachable', async () => {
  registry.away = true;
  await post(tab({ events: [{ kind: 'swap', ...slots, outcome: 'returned' }] }));
  const { refused } = registry;
  while (registry.refused === refused) await new Promise((resolve) => setTimeout(resolve, 20));
  await post(tab({ events: [{ kind: 'swap', ...slots, outcome: 'returned' }] }));
  registry.away = false;
  const batch = await reported(({ counts }) => counts.some(({ measure }) => measure === 'swap:returned'));
  expect(batch.counts.find(({ measure }) => measure === 'swap:returned')!.count).toBe(2);
}, 20_000);

it.each([
  ['something about a person', { ...tab(), account: 'member1' }],
  [
    'the text of an error',
    tab({
      events: [{ kind: 'failure', ...slots, cause: 'render', count: 1, error: 'no balance of member1' } as TabEvent],
    }),
  ],
  [
    'a place that is an address with a query',
    tab({
      events: [
        { kind: 'failure', ...slots, cause: 'render', count: 1, place: 'https://site/?token=1:1:1' } as TabEvent,
      ],
    }),
  ],
  ["another remote's version as a path", tab({ shown: [{ remote: '../slots', version: '1.0.0' }] })],
  ['a tab of another shape', tab({ tab: 'member1' })],
  [
    'more events than a report holds',
    tab({ events: Array.from({ length: 61 }, () => ({ kind: 'visit' as const, ...slots })) }),
  ],
  ['nothing', 'x'],
])('refuses %s', async (_, body) => {
  const answer = await post(body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
});

it('refuses a report from another origin, and one that is too long', async () => {
  expect((await post(tab(), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await post(JSON.stringify(tab()) + ' '.repeat(16_000))).statusCode).toBe(200);
  expect((await post(JSON.stringify(tab()) + ' '.repeat(17_000))).statusCode).toBe(400);
});

const rendering = {
  ...slots,
  version: '1.3.0',
  against: '1.2.0',
  page: '/rng',
  errors: [],
  differences: [],
  further: 0,
};
const shadow = { kind: 'shadow' as const, ...rendering, refused: { writes: 1, reads: 0 } };

it('[13-21] forwards a hidden rendering once for each page that was served, and none without its nonce', async () => {
  await post({ ...tab({ events: [shadow] }), page: undefined });
  await post(tab({ events: [shadow] }));
  await post(tab({ events: [{ ...shadow, refused: { writes: 9, reads: 9 } }] }));
  await post(tab({ events: [{ ...shadow, page: 'part:shell.home' }] }));
  await allForwarded();
  const { kind: _, ...forwarded } = shadow;
  const renderings = registry.taken.flatMap(({ batch }) => batch.shadows ?? []);
  expect(renderings).toEqual([forwarded, { ...forwarded, page: 'part:shell.home' }]);
}, 20_000);

it('loses no count to a rendering that a registry of the release before cannot read', async () => {
  registry.older = true;
  const { refused } = registry;
  const part = { ...shadow, page: 'part:member-centre.record' };
  await post(tab({ events: [part, { kind: 'swap', ...slots, outcome: 'failed' }] }));
  while (registry.refused === refused) await new Promise((resolve) => setTimeout(resolve, 20));
  await post(tab());
  const batch = await reported(({ counts }) => counts.some(({ measure }) => measure === 'swap:failed'));
  expect([registry.refused - refused, batch.shadows]).toEqual([1, undefined]);
  registry.older = false;
}, 20_000);

it.each([
  ['a text of the page', { differences: [{ kind: 'text-added', place: 'P 500.00 of member1', count: 1 }] }],
  ['a message with a name', { errors: [{ error: 'TypeError', message: 'no balance of member1' }] }],
  ['an address with a query', { page: '/rng?account=member1' }],
  ['a part of no place', { page: 'part:member1' }],
  ['more than one rendering finds', { errors: Array.from({ length: 9 }, () => ({ error: 'TypeError' })) }],
])('[13-21] refuses a hidden rendering with %s', async (_, fields) => {
  const answer = await post(tab({ events: [{ ...shadow, ...fields } as TabEvent] }));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
});

it('does not keep a session awake', async () => {
  const member = await app.signedIn();
  const seen = () =>
    app.database.first<{ at: Date }>('SELECT last_seen_at AS at FROM sessions WHERE member_id = $1', [member.memberId]);
  const before = await seen();
  app.clock.advance({ minutes: 5 });
  await post(tab(), {
    cookie: Object.entries(member.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  });
  expect(await seen()).toEqual(before);
});

it('limits the reports of one address per minute', () => {
  const clock = { now: 0 };
  const may = limitByAddress(2, () => clock.now);
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  clock.now = 60_000;
  expect(may('a')).toBe(true);
});

describe('the tally', () => {
  it('drops a tab that closes, and one that is silent', () => {
    const clock = { now: 0 };
    const tally = createTally(
      () => clock.now,
      () => 1_000,
    );
    tally.take(tab(), 'one', []);
    tally.take(tab(), 'other', []);
    tally.take(tab({ gone: true }), 'one', []);
    expect(tally.drain('aaaaaaaaaaaa').tabs.open).toBe(1);
    clock.now = 1_001;
    expect(tally.drain('aaaaaaaaaaaa').tabs).toEqual({ open: 0, waiting: 0, sequences: [], shown: [] });
  });

  it('limits the share of one tab in the figures', () => {
    const tally = createTally(
      () => 0,
      () => 1_000,
    );
    tally.take(tab({ events: [{ kind: 'failure', ...slots, cause: 'timer', count: 900_000 }] }), 'one', []);
    expect(tally.drain('aaaaaaaaaaaa').counts[0]!.count).toBe(50);
  });
});
