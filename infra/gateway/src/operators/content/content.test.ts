import { heroNames } from '@atrium/art/hero';
import { announcements } from '@atrium/contracts/notices';
import { BANNER_SCENES } from '@atrium/contracts/operator-content';
import { type OperatorTestApp, operatorTestApp } from '../testing/operator-test-app.ts';
import { announceDue } from './announce-due.ts';

let operators: OperatorTestApp;
beforeAll(async () => {
  operators = await operatorTestApp();
});
afterAll(() => operators.close());

const notice = (more: object = {}) => ({
  place: 'player',
  type: 'PL',
  texts: {
    en: { title: 'Regatta', content: '<p>Tonight.</p>' },
    zh: { title: '赛舟', content: '<p>今晚。</p>' },
    'pt-BR': { title: 'Regata', content: '<p>Hoje à noite.</p>' },
  },
  reason: 'a test',
  ...more,
});
const write = (more?: object) => operators.ask('POST', '/ops/announcements', notice(more));
const read = async (language = 'EN') =>
  (await operators.app.visitor().call(announcements, { query: { language } })).value;
const inMinutes = (minutes: number) => new Date(operators.app.clock.now().getTime() + minutes * 60_000).toISOString();
const timesAnnounced = (id: string) =>
  operators.app.published.filter(
    ({ event, data }) => event === 'notice.published' && (data as { id: string }).id === id,
  ).length;

it('publishes at once, in every written language, and notifies the open tabs', async () => {
  const { status, value } = await write();
  expect([status, value.state]).toEqual([200, 'published']);
  expect((await read()).player).toContainEqual(expect.objectContaining({ id: value.id, title: 'Regatta' }));
  expect((await read('CN')).player).toContainEqual(expect.objectContaining({ id: value.id, title: '赛舟' }));
  expect((await read('PT-BR')).player).toContainEqual(expect.objectContaining({ id: value.id, title: 'Regata' }));
  expect(timesAnnounced(value.id)).toBe(1);
  expect((await operators.ask('GET', '/ops/announcements')).value).toContainEqual(value);
});

it('removes everything that runs or loads from the HTML before it is stored', async () => {
  const content =
    '<p onclick="steal()">Hi <script>alert(1)</script><img src="https://evil.example/x.png"><a href="javascript:alert(1)">here</a> <a href="https://atrium.example/help">there</a></p><iframe src="https://evil.example"></iframe>';
  const { value } = await write({ texts: { en: { title: 'Clean', content } } });
  const row = await operators.app.database.first<{ texts: unknown }>('SELECT texts FROM notices WHERE id = $1', [
    value.id,
  ]);
  const kept = JSON.stringify(row!.texts);
  expect(kept).not.toMatch(/script|onclick|evil|iframe|img/i);
  expect(kept).toContain('https://atrium.example/help');
  expect(await write({ texts: { en: { title: 'Empty', content: '<script>alert(1)</script>' } } })).toMatchObject({
    status: 400,
  });
});

it('holds back a scheduled announcement, notifies the tabs once when it is due, and hides it after its end', async () => {
  const { value } = await write({ publishAt: inMinutes(10), until: inMinutes(20) });
  expect(value.state).toBe('scheduled');
  const visible = async () => (await read()).player.some(({ id }) => id === value.id);
  expect([await visible(), timesAnnounced(value.id), await announceDue(operators.app.parts)]).toEqual([false, 0, []]);
  operators.app.clock.advance({ minutes: 11 });
  // Two processes run it simultaneously.
  const found = (await Promise.all([announceDue(operators.app.parts), announceDue(operators.app.parts)])).flat();
  expect([found, await visible(), timesAnnounced(value.id)]).toEqual([[value.id], true, 1]);
  operators.app.clock.advance({ minutes: 10 });
  expect(await visible()).toBe(false);
  expect(
    ((await operators.ask('GET', '/ops/announcements')).value as { id: string; state: string }[]).find(
      ({ id }) => id === value.id,
    )?.state,
  ).toBe('over');
});

it('sends no notification for an announcement that was due hours ago', async () => {
  const { value } = await write({ publishAt: inMinutes(1) });
  operators.app.clock.advance({ hours: 3 });
  expect(await announceDue(operators.app.parts)).toEqual([]);
  expect([timesAnnounced(value.id), (await read()).player.some(({ id }) => id === value.id)]).toEqual([0, true]);
});

it('edits and withdraws an announcement, and logs both', async () => {
  const { value } = await write();
  const edited = await operators.ask(
    'POST',
    `/ops/announcements/${value.id}`,
    notice({ texts: { en: { title: 'Postponed', content: '<p>Tomorrow.</p>' } }, reason: 'rain' }),
  );
  expect(edited).toMatchObject({
    status: 200,
    value: { id: value.id, publishAt: value.publishAt, texts: { en: { title: 'Postponed' } } },
  });
  expect(
    (await operators.ask('POST', `/ops/announcements/${value.id}/withdraw`, { reason: 'more rain' })).value.state,
  ).toBe('withdrawn');
  expect((await read()).player.some(({ id }) => id === value.id)).toBe(false);
  expect(timesAnnounced(value.id)).toBe(3);
  const log = (await operators.ask('GET', `/ops/log?subject=${value.id}`)).value as {
    action: string;
    reason: string;
  }[];
  expect(log.map(({ action, reason }) => `${action}: ${reason}`)).toEqual([
    'announcement.withdraw: more rain',
    'announcement.edit: rain',
    'announcement.create: a test',
  ]);
});

it.each([
  ['no English', { texts: { zh: { title: 'x', content: '<p>x</p>' } } }],
  [
    'an unknown language',
    { texts: { en: { title: 'x', content: '<p>x</p>' }, fr: { title: 'x', content: '<p>x</p>' } } },
  ],
  ['an end before its start', { publishAt: '2030-01-02T00:00:00.000Z', until: '2030-01-01T00:00:00.000Z' }],
  ['an unknown place', { place: 'roof' }],
  ['a field that does not exist', { colour: 'red' }],
  ['no reason', { reason: ' ' }],
])('refuses an announcement with %s', async (_, more) => {
  expect(await write(more)).toMatchObject({ status: 400, value: { code: 'BAD_REQUEST' } });
});

it.each([
  '/ops/announcements/999999',
  '/ops/announcements/x',
  '/ops/announcements/999999/withdraw',
  '/ops/banners/nobody',
  '/ops/banners/nobody/withdraw',
])('answers 404 to a change of %s', async (url) => {
  const body = url.endsWith('withdraw') ? { reason: 'a test' } : url.includes('banners') ? banner() : notice();
  expect((await operators.ask('POST', url, body)).status).toBe(404);
});

function banner(more: object = {}) {
  return {
    group: 'home',
    texts: { en: { kicker: '', title: 'Night market', text: '', action: 'Go' } },
    to: '/slots',
    scene: 'arcade',
    position: 1,
    reason: 'a test',
    ...more,
  };
}

it('[11-29] shows a banner at its time and in its place, takes it down, and logs each change', async () => {
  const created = await operators.ask('POST', '/ops/banners', {
    id: 'night-market',
    ...banner({ publishAt: inMinutes(5), until: inMinutes(15) }),
  });
  expect([created.status, created.value.state]).toEqual([200, 'scheduled']);
  expect(await operators.ask('POST', '/ops/banners', { id: 'night-market', ...banner() })).toMatchObject({
    status: 409,
    value: { code: 'BANNER_EXISTS' },
  });
  const hangs = async () => (await read()).banners.some(({ id }) => id === 'night-market');
  expect(await hangs()).toBe(false);
  operators.app.clock.advance({ minutes: 6 });
  expect(await hangs()).toBe(true);
  operators.app.clock.advance({ minutes: 10 });
  expect(await hangs()).toBe(false);
  expect((await operators.ask('POST', '/ops/banners/night-market', banner())).value.state).toBe('published');
  expect(await hangs()).toBe(true);
  expect((await operators.ask('POST', '/ops/banners/night-market/withdraw', { reason: 'over' })).value.state).toBe(
    'withdrawn',
  );
  expect(await hangs()).toBe(false);
  const { value: log } = await operators.ask('GET', '/ops/log?subject=night-market');
  expect(log.map(({ action, reason }: Record<string, string>) => [action, reason])).toEqual([
    ['banner.withdraw', 'over'],
    ['banner.edit', 'a test'],
    ['banner.create', 'a test'],
  ]);
});

it.each([{ to: 'https://evil.example' }, { to: '//evil.example' }, { scene: 'moon' }, { group: 'cellar' }])(
  'refuses a banner with %j',
  async (more) => {
    expect(await operators.ask('POST', '/ops/banners', { id: 'odd', ...banner(more) })).toMatchObject({ status: 400 });
  },
);

it('lists the scenes that can be drawn', () => {
  expect([...BANNER_SCENES].sort()).toEqual([...heroNames].sort());
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2fevil.example',
  '/.//evil.example',
  'javascript:alert(1)',
])('[14-14] refuses a banner that leads to %j', async (to) => {
  expect(await operators.ask('POST', '/ops/banners', { id: 'away', ...banner({ to }) })).toMatchObject({
    status: 400,
    value: { code: 'BAD_REQUEST' },
  });
});

it('[14-14] shows a banner that an older release stored with a foreign address with the home page', async () => {
  for (const to of ['/\\evil.example', '/\t/evil.example', '/%2fevil.example', '/.//evil.example']) {
    await operators.app.database.run(
      `INSERT INTO banners (id, "group", texts, "to", scene, position) VALUES ('older', 'home', $1, $2, 'arcade', 1)
       ON CONFLICT (id) DO UPDATE SET "to" = excluded."to"`,
      [JSON.stringify(banner().texts), to],
    );
    expect((await read()).banners).toContainEqual(expect.objectContaining({ id: 'older', to: '/' }));
    const listed = (await operators.ask('GET', '/ops/banners')).value as { id: string; to: string }[];
    expect(listed).toContainEqual(expect.objectContaining({ id: 'older', to }));
  }
});
