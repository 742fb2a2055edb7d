import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELL_HEADER, WORKER_PATH } from '@atrium/contracts/offline';
import type { BrandConfiguration } from '@atrium/contracts/system';
import plist from 'plist';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { DEFAULT_SETTINGS } from '../../system/default-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-installable-'));
const BRAND = DEFAULT_SETTINGS.brand as BrandConfiguration;
let app: TestApp;
beforeAll(async () => {
  mkdirSync(join(folder, 'shell/abc'), { recursive: true });
  writeFileSync(join(folder, 'shell/abc/shell.json'), JSON.stringify({ scripts: [], styles: [], fonts: [] }));
  writeFileSync(join(folder, 'shell/abc/worker.js'), 'self.ATRIUM_SHELL={"base":"/shell/abc/"};');
  app = await testApp({ config: { artifactsFolder: folder, publicUrl: 'https://play.example.com' } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => app.parts.settings.set('brand', BRAND));

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
const sizeOf = (png: Buffer) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];

it.each(['atrium', 'quayside'] as const)(
  'describes the app of %s, with every icon in its declared size',
  async (brand) => {
    await app.parts.settings.set('brand', { ...BRAND, brand, name: 'The House' });
    const answer = await get('/manifest.webmanifest?lang=ar');
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = answer.json() as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).toMatchObject({
      name: 'The House',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: 'ar',
      dir: 'rtl',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const edge = Number(sizes.split('x')[0]);
      const icon = await get(src);
      expect([src, icon.headers['content-type'], ...sizeOf(icon.rawPayload)]).toEqual([
        src,
        'image/png',
        'PNG',
        edge,
        edge,
      ]);
    }
  },
);

it('gives each brand its own mark', async () => {
  const [atrium, quayside] = await Promise.all(
    ['atrium', 'quayside'].map(async (brand) => (await get(`/icons/${brand}-192.png`)).rawPayload),
  );
  expect(atrium!.equals(quayside!)).toBe(false);
  expect((await get('/icons/quayside.svg')).body).toContain('<svg');
  for (const none of [
    '/icons/nobody-192.png',
    '/icons/atrium-191.png',
    '/icons/atrium-192.svg',
    '/icons/constructor.svg',
    '/icons/..%2f..%2fpackage.json',
  ])
    expect([none, (await get(none)).statusCode]).toEqual([none, 404]);
});

it("links the manifest and icons and sets the window's colour in every page", async () => {
  const { body } = await get('/help', { cookie: 'atrium_8080_language=AR; atrium_8080_theme=light' });
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=ar">');
  expect(body).toContain('<link rel="icon" href="/icons/atrium.svg" type="image/svg+xml">');
  expect(body).toContain('<link rel="apple-touch-icon" href="/icons/atrium-180-maskable.png">');
  expect(body.match(/<meta name="theme-color"/g)).toHaveLength(1);
  expect((await get('/help')).body.match(/<meta name="theme-color" media=/g)).toHaveLength(2);
});

it('returns a profile for iOS with an icon that opens the site, identical each time', async () => {
  const answer = await get('/install/ios-lite.mobileconfig');
  expect(answer.headers['content-type']).toBe('application/x-apple-aspen-config');
  const profile = plist.parse(answer.body) as unknown as {
    PayloadType: string;
    PayloadUUID: string;
    PayloadContent: { PayloadType: string; URL: string; Label: string; FullScreen: boolean; Icon: Uint8Array }[];
  };
  expect(profile.PayloadType).toBe('Configuration');
  expect(profile.PayloadUUID).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-A[0-9A-F]{3}-[0-9A-F]{12}$/);
  expect(profile.PayloadContent).toMatchObject([
    { PayloadType: 'com.apple.webClip.managed', URL: 'https://play.example.com/', Label: 'Atrium', FullScreen: true },
  ]);
  expect(sizeOf(Buffer.from(profile.PayloadContent[0]!.Icon))).toEqual(['PNG', 180, 180]);
  expect((await get('/install/ios-lite.mobileconfig')).body).toBe(answer.body);
});

it("serves the current shell's service worker without caching, and one that unregisters when switched off", async () => {
  const on = await get(WORKER_PATH);
  expect([on.body, on.headers['cache-control'], on.headers['content-type']]).toEqual([
    'self.ATRIUM_SHELL={"base":"/shell/abc/"};',
    'no-cache',
    'text/javascript; charset=utf-8',
  ]);
  expect((await get('/')).body).toContain('"offline":true');
  await app.parts.settings.set('site.offline', false);
  const off = await get(WORKER_PATH);
  expect(off.body).toContain('registration.unregister()');
  expect((await get('/')).body).toContain('"offline":false');
  await app.parts.settings.set('site.offline', true);
});

it('marks pages that may be stored: existing ones, while the site is open', async () => {
  expect((await get('/')).headers[SHELL_HEADER]).toBe('/shell/abc/');
  expect((await get('/offline')).headers[SHELL_HEADER]).toBe('/shell/abc/');
  expect((await get('/no-such-page')).headers[SHELL_HEADER]).toBeUndefined();
  await app.parts.settings.set('system.restriction', { maintenance: true });
  expect((await get('/')).headers[SHELL_HEADER]).toBeUndefined();
  await app.parts.settings.set('system.restriction', {});
});
