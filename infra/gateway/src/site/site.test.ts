import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { BootData } from '@atrium/contracts/boot';
import { languageCookie } from '@atrium/contracts/preferences';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { firstPicture } from './first-picture.ts';
import { pageWords } from './html/page-words.ts';

const integrity = (letter: string) => `sha384-${letter.repeat(64)}`;
const folder = mkdtempSync(join(tmpdir(), 'atrium-site-test-'));
const snapshot: Snapshot = {
  registryId: 'test',
  sequence: 7,
  issuedAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-12-01T00:00:00.000Z',
  brand: 'atrium',
  system: { status: 'normal', countries: [], ips: [] },
  remotes: [
    {
      name: 'slots',
      version: '1.2.3',
      subject: 'game',
      kind: 'module',
      container: 'slots_1_2_3',
      entry: '/remotes/slots/1.2.3/entry.js',
      integrity: integrity('E'),
      contract: 1,
      preload: [{ url: '/remotes/slots/1.2.3/lobby.js', integrity: integrity('L') }],
      routes: [{ path: '/rng', layout: 'full', group: 'egame' }],
    },
  ],
  signature: 'signed',
  keyId: 'k1',
};

let app: TestApp;
let current: Snapshot | undefined = snapshot;
beforeAll(async () => {
  mkdirSync(join(folder, 'shell/abc'), { recursive: true });
  mkdirSync(join(folder, 'remotes/slots/1.2.3'), { recursive: true });
  writeFileSync(
    join(folder, 'shell/abc/shell.json'),
    JSON.stringify({
      scripts: [{ path: 'shell.js', integrity: integrity('S') }],
      styles: [{ path: 'shell.css', integrity: integrity('C') }],
      fonts: ['text.woff2'],
      preload: {
        home: [{ path: 'home.js', integrity: integrity('H') }],
        remote: [{ path: 'containers.js', integrity: integrity('K') }],
        texts: {
          en: { first: [], later: [{ path: 'later-en.js', integrity: integrity('N') }] },
          th: {
            first: [{ path: 'first-th.js', integrity: integrity('F') }],
            later: [{ path: 'later-th.js', integrity: integrity('T') }],
          },
        },
      },
    }),
  );
  writeFileSync(
    join(folder, 'shell/abc/shell.css'),
    '@font-face{src:url(assets/text.woff2)}a{background:url("data:,</style>")}',
  );
  writeFileSync(join(folder, 'remotes/slots/1.2.3/entry.js'), 'plain');
  writeFileSync(join(folder, 'remotes/slots/1.2.3/entry.js.br'), 'squeezed');
  writeFileSync(join(folder, 'secret.txt'), 'no');
  app = await testApp({ config: { artifactsFolder: folder }, snapshot: () => current });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
const dataOf = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)![1]!) as never;

it.each(['//', '///', '//?x', '//evil.example/'])(
  'answers %s, which no browser requests, with a page',
  async (path) => {
    if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>(
      (resolve, reject) => void request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end(),
    );
    answer.resume();
    expect([200, 404]).toContain(answer.statusCode);
    expect(answer.headers.location).toBeUndefined();
  },
);

it('sends the shell with everything for the first paint', async () => {
  const { statusCode, body, headers } = await get('/');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<div id="atrium-root"></div>');
  expect(body).toContain(`src="/shell/abc/shell.js" integrity="${integrity('S')}" crossorigin`);
  expect(body).toContain(
    `<link rel="preload" as="script" href="/shell/abc/home.js" integrity="${integrity('H')}" crossorigin nonce=`,
  );
  expect(body).not.toContain('containers.js');
  expect(dataOf(body, 'atrium-snapshot')).toEqual(snapshot);
  expect(dataOf(body, 'atrium-boot')).toMatchObject({
    status: 0,
    language: 'EN',
    sitePort: 8080,
    home: { winners: [] },
  });
});

it("omits the home data from other pages, and preloads the files of a remote's page", async () => {
  const { body, statusCode } = await get('/rng');
  expect(statusCode).toBe(200);
  expect(dataOf(body, 'atrium-boot')).not.toHaveProperty('home');
  for (const [url, letter] of [
    ['/shell/abc/containers.js', 'K'],
    ['/remotes/slots/1.2.3/entry.js', 'E'],
    ['/remotes/slots/1.2.3/lobby.js', 'L'],
  ] as const) {
    expect(body).toContain(
      `<link rel="preload" as="script" href="${url}" integrity="${integrity(letter)}" crossorigin nonce=`,
    );
  }
});

it.each([
  ['EN', '/', []],
  ['EN', '/rng', ['later-en.js']],
  ['TH', '/', ['first-th.js']],
  ['TH', '/rng', ['first-th.js', 'later-th.js']],
  ['TH', '/help', ['first-th.js', 'later-th.js']],
])('preloads the texts of the language of the page: %s at %s', async (language, path, files) => {
  const { body } = await get(path, { cookie: `${languageCookie(8080)}=${language}` });
  expect(
    [...body.matchAll(/as="script" href="\/shell\/abc\/((?:first|later)-[^"]+)"/g)].map(([, file]) => file),
  ).toEqual(files);
});

it.each([
  ['/help', 'TH', ['/wps/system/helpCenter?language=TH']],
  ['/vip', 'TH', ['/wps/rewards/ranks']],
  ['/', 'TH', []],
])('has the first call of %s sent with the HTML', async (path, language, calls) => {
  const { body } = await get(path, { cookie: `${languageCookie(8080)}=${language}` });
  const links = body.matchAll(/<link rel="preload" as="fetch" href="([^"]+)" crossorigin="use-credentials"/g);
  expect([...links].map(([, url]) => url)).toEqual(calls);
});

it('[13-02] answers an address that only a canary has, and preloads none of the stable files there', async () => {
  const [remote] = snapshot.remotes;
  const { routes } = remote!;
  const canary = { ...(remote as Extract<typeof remote, { kind: 'module' }>), version: '1.3.0', percent: 5 };
  const pages = [...routes, { ...routes[0]!, path: '/rng/new' }];
  try {
    current = { ...snapshot, remotes: [{ ...canary, version: '1.2.3', canary: { ...canary, routes: pages } }] };
    const { statusCode, body } = await get('/rng/new');
    expect([statusCode, body.includes('href="/remotes/slots/')]).toEqual([200, false]);
    expect((await get('/rng/newer')).statusCode).toBe(404);
  } finally {
    current = snapshot;
  }
});

it('answers 404 with the shell for an unknown address', async () => {
  const { statusCode, body } = await get('/no-such-page');
  expect([statusCode, body.includes('atrium-root')]).toEqual([404, true]);
  expect((await get('/wps/no-such-call')).json()).toMatchObject({ code: 'NOT_FOUND' });
});

it('sets language, direction, brand and theme on the document, so that nothing flashes', async () => {
  expect((await get('/')).body).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-brand="atrium"><head>/);
  const { body } = await get('/', { cookie: 'atrium_8080_language=AR; atrium_8080_theme=light' });
  expect(body).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-brand="atrium" data-theme="light"><head>/);
  expect((await get('/', { cookie: 'atrium_8080_language=XX; atrium_8080_theme="><script>' })).body).toMatch(
    /^<!doctype html><html lang="en" dir="ltr" data-brand="atrium"><head>/,
  );
});

it('allows only scripts of this page, with a different nonce for each page', async () => {
  const [one, two] = [await get('/'), await get('/')];
  const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))![1]!;
  const nonce = nonceOf(one.headers['content-security-policy']);
  expect(nonce).not.toBe(nonceOf(two.headers['content-security-policy']));
  expect(one.headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/);
  const scripts = one.body.match(/<script(?! type="application\/json")[^>]*>/g)!;
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});

it('[3-65] lets pages connect to the analytics service only while a tag is configured', async () => {
  const policy = async () => String((await get('/')).headers['content-security-policy']);
  expect(await policy()).not.toContain('google');
  await app.parts.settings.set('analytics', { gtagId: 'G-ABC1234' });
  expect(await policy()).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  await app.parts.settings.set('analytics', { gtagId: null });
  expect(await policy()).not.toContain('google');
});

it('[3-67] lets pages probe the origins that games may be launched from', async () => {
  const policy = async () => String((await get('/')).headers['content-security-policy']);
  expect(await policy()).not.toContain('launch.test');
  await app.parts.settings.set('launchGameCDNs', ['https://launch.test']);
  expect(await policy()).toMatch(/connect-src 'self' https:\/\/launch\.test/);
  expect(await policy()).toMatch(/frame-src [^;]*https:\/\/launch\.test/);
  await app.parts.settings.set('launchGameCDNs', []);
});

it('contains its style sheet, with the hash in the policy and addresses that are valid for every page', async () => {
  const { body, headers } = await get('/rng');
  const style = /<style>(.*?)<\/style>/s.exec(body)![1]!;
  expect(style).toBe('@font-face{src:url(/shell/abc/assets/text.woff2)}a{background:url("data:,<\\/style>")}');
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(body).not.toContain('rel="stylesheet"');
});

it('describes a page to search engines and the tab, in its language', async () => {
  const wordsOf = async (path: string, language: string) => {
    const { body } = await get(path, { cookie: `atrium_8080_language=${language}` });
    return [/<title>(.*?)<\/title>/.exec(body)![1], /<meta name="description" content="(.*?)">/.exec(body)![1]];
  };
  expect((await wordsOf('/rng', 'EN'))[0]).toBe('Slots · Atrium');
  expect((await wordsOf('/rng', 'AR'))[0]).toMatch(/^\p{Script=Arabic}.* · Atrium$/u);
  expect((await wordsOf('/', 'EN'))[0]).toBe('Atrium');
  const [promotions, help, home, unknown] = await Promise.all(
    ['/promotions', '/helpmc', '/', '/noticePage'].map((path) => wordsOf(path, 'CN')),
  );
  expect(new Set([promotions, help, home, unknown].map((each) => each![1])).size).toBe(4);
  expect((await get('/robots.txt')).body).toMatch(/^User-agent: \*\n[\s\S]*Disallow: \/game\n$/);
});

it('draws the bars and the heading before any script has run, where the shell will draw them', async () => {
  const rootOf = async (path: string) => /<div id="atrium-root">(.*?)<\/div><script/.exec((await get(path)).body)![1]!;
  const banner = {
    id: 'b',
    group: 'home',
    kicker: 'Tonight',
    title: 'A <draw>',
    text: '',
    action: 'Go',
    to: '/lottery',
    scene: 'arcade',
  };
  expect(await rootOf('/rng')).toContain('<div class="first-column first-lobby"><h1>Slots</h1>');
  expect(await rootOf('/help')).toContain(
    '<div class="first-column first-page"><h1>Help center</h1><p class="first-lead">',
  );
  for (const bare of ['/helpmc', '/game', '/no-such-page']) expect([bare, await rootOf(bare)]).toEqual([bare, '']);
  const served = dataOf((await get('/')).body, 'atrium-boot') as BootData;
  const boot = { ...served, home: { notices: { banners: [banner] } } } as unknown as BootData;
  const home = { path: '/', language: 'en', boot, snapshot: undefined, covers: [], member: false };
  expect(firstPicture(home)).toContain('<p>Tonight</p><h1>A &lt;draw&gt;</h1>');
  expect(firstPicture({ ...home, boot: { ...boot, status: 1 } })).toBe('');
});

it('the demo brand offers every finished language, each with its own texts', async () => {
  const { brand } = dataOf((await get('/')).body, 'atrium-boot') as BootData;
  expect(brand.languages).toEqual(['EN', 'CN', 'MS', 'TY', 'AR', 'TH', 'VI', 'ID', 'KO', 'PT-BR']);
  const pages = await Promise.all(
    brand.languages.map((code) => get('/rng', { cookie: `atrium_8080_language=${code}` })),
  );
  expect(pages.map(({ body }) => /<html lang="([^"]+)"/.exec(body)![1])).toEqual([
    'en',
    'zh',
    'ms',
    'tl',
    'ar',
    'th',
    'vi',
    'id',
    'ko',
    'pt-BR',
  ]);
  expect(new Set(pages.map(({ body }) => /<meta name="description" content="(.*?)">/.exec(body)![1])).size).toBe(10);
});

it.each(['en', 'zh', 'ms', 'tl', 'ar', 'th', 'vi', 'id', 'ko', 'pt-BR'])(
  'gives pages the titles and first sentences of their screens, in %s',
  (language) => {
    const texts = (folder: string, tag = language) =>
      JSON.parse(readFileSync(new URL(`../../../../${folder}/${tag}.json`, import.meta.url), 'utf8'));
    const [first, later] = [texts('shell/locales'), texts('shell/locales/later')];
    const title = (path: string) => pageWords(path, language).title;
    expect([title('/promotions'), title('/help'), title('/vip')]).toEqual([
      first.nav.promotions,
      later.help.title,
      later.vip.title,
    ]);
    const leads = ['help', 'vip', 'join', 'download'];
    expect(leads.map((page) => pageWords(`/${page}`, language).lead)).toEqual(leads.map((page) => later[page].lead));
    const remotes = {
      '/rng': 'slots',
      '/live': 'live',
      '/fish': 'fish',
      '/pvp': 'pvp',
      '/vnlottery': 'vnlottery',
      '/seaLottery': 'sea-lottery',
      '/pointMall': 'point-mall',
    };
    expect(Object.keys(remotes).map(title)).toEqual(
      Object.values(remotes).map((remote) => texts(`remotes/${remote}/locales`).title),
    );
    const [lottery, sports] = [texts('remotes/lottery/locales'), texts('remotes/sports/locales')];
    expect(['/lottery', '/elott', '/sports', '/esports'].map(title)).toEqual([
      lottery.lottery.title,
      lottery.elott.title,
      sports.title.SPORTS,
      sports.title.ESPORTS,
    ]);
  },
);

it.each([
  ['pt', 'pt-BR'],
  ['zh-TW', 'zh'],
  ['sv', 'en'],
  ['constructor', 'en'],
])('[1-24] uses the texts of a related language for %s', (tag, kin) => {
  expect(pageWords('/promotions', tag)).toEqual(pageWords('/promotions', kin));
});

it('escapes data so that it cannot break out of its element', async () => {
  await app.parts.settings.set('customerService', [
    { csType: 'X', title: '</script><script>alert(1)</script>', path: '/' },
  ]);
  const { body } = await get('/');
  expect(body).not.toContain('<script>alert');
  expect(dataOf(body, 'atrium-boot')).toMatchObject({
    permission: { customerService: [{ title: '</script><script>alert(1)</script>' }] },
  });
});

it('serves built files with a permanent cache header, compressed if the browser supports it', async () => {
  const plain = await get('/remotes/slots/1.2.3/entry.js');
  expect([plain.statusCode, plain.body, plain.headers['cache-control'], plain.headers['content-type']]).toEqual([
    200,
    'plain',
    'public, max-age=31536000, immutable',
    'text/javascript; charset=utf-8',
  ]);
  const small = await get('/remotes/slots/1.2.3/entry.js', { 'accept-encoding': 'gzip, br' });
  expect([small.body, small.headers['content-encoding']]).toEqual(['squeezed', 'br']);
  for (const path of [
    '/remotes/slots/9.9.9/entry.js',
    '/remotes/%2e%2e/secret.txt',
    '/remotes/..%2fsecret.txt',
    '/shell/abc/../../secret.txt',
    '/remotes/slots/1.2.3/',
  ]) {
    expect((await get(path)).body).not.toBe('no');
    expect((await get(path)).statusCode).toBe(404);
  }
});

it('compresses the page', async () => {
  const { rawPayload, headers } = await get('/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('atrium-root');
});

it('returns the signed snapshot unchanged, and works without one', async () => {
  expect((await get('/registry/snapshot')).json()).toEqual(snapshot);
  current = undefined;
  expect((await get('/registry/snapshot')).statusCode).toBe(404);
  expect((await get('/')).statusCode).toBe(200);
  current = snapshot;
});

it('[6-21] [3-64] reports maintenance and restriction, and refuses every other call', async () => {
  const { status } = await import('@atrium/contracts/system');
  const { gameMenus } = await import('@atrium/contracts/vendor-cards');
  const visitor = app.visitor();
  current = { ...snapshot, system: { status: 'restricted', countries: ['PH'], ips: [] } };
  expect((await visitor.call(status, { query: {} })).value).toMatchObject({
    status: 2,
    permission: { regionRestriction: true, maintenance: false, location: { ip: '127.0.0.1', country: 'PH' } },
  });
  expect((await visitor.call(gameMenus, { query: {} })).error).toMatchObject({
    code: 'ACCESS_RESTRICTED',
    params: { ip: '127.0.0.1', country: 'PH' },
  });
  current = { ...snapshot, system: { status: 'restricted', countries: [], ips: ['127.0.0.0/8'] } };
  expect((await visitor.call(status, { query: {} })).value.status).toBe(2);
  current = { ...snapshot, system: { status: 'maintenance', countries: [], ips: [] } };
  expect((await visitor.call(status, { query: {} })).value).toMatchObject({
    status: 1,
    permission: { maintenance: true },
  });
  expect((await visitor.call(gameMenus, { query: {} })).status).toBe(503);
  current = { ...snapshot, system: { status: 'restricted', countries: ['CN'], ips: ['10.0.0.0/8'] } };
  expect((await visitor.call(gameMenus, { query: {} })).status).toBe(200);
  current = snapshot;
});
