import type { BootData } from '@atrium/contracts/boot';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { bootData } from './boot-data.ts';
import { firstCovers } from './first-covers.ts';
import { firstPicture } from './first-picture.ts';
import { pageHtml } from './page-html.ts';

let app: TestApp;
let boot: BootData;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
  boot = await bootData(app.parts, { cookies: {} } as never, '/rng');
}, 120_000);
afterAll(() => app.close());

const shown = (covers: readonly string[], images: string[] = [], path = '/help') =>
  firstPicture({
    path,
    language: 'en',
    boot: { ...boot, permission: { ...boot.permission, imageCDNs: images } },
    snapshot: { remotes: [{ routes: [{ path: '/rng', layout: 'full' }] }] } as never,
    covers,
    member: false,
  });
const covers = (query: string, path = '/rng') => firstCovers(app.parts, path, new URLSearchParams(query), boot);

it('a lobby starts with the covers of the vendor in its address, else of the first vendor', async () => {
  const [first, second] = boot.menus.find(({ category }) => category === 'RNG')!.vendors;
  const of = ({ vassalage }: { vassalage: string }) => new RegExp(`^/art/covers/${vassalage}-`);
  const drawn = await covers('');
  expect(drawn.length).toBeGreaterThan(0);
  for (const cover of drawn) expect(cover).toMatch(of(first!));
  for (const cover of await covers(`page=${second!.vassalage}`)) expect(cover).toMatch(of(second!));
  expect(await covers('page=NOBODY')).toEqual(drawn);
});

it('draws no covers if the address has filters, nor on a page without covers', async () => {
  expect(await covers('only=new')).toEqual([]);
  expect(await covers('', '/help')).toEqual([]);
});

it('loads the pictures in view before the others, from the first image origin', () => {
  const drawn = shown(['/a.svg', '/b.svg', '/c.svg', '/d.svg'], ['https://img.test/'], '/rng');
  expect(drawn.match(/<img[^>]*>/g)).toEqual([
    ...['a', 'b', 'c'].map((name) => `<img src="https://img.test/${name}.svg" alt="" fetchpriority="high">`),
    '<img src="https://img.test/d.svg" alt="" loading="lazy">',
  ]);
});

it('draws the sentence below the heading of a page of text', () => {
  expect(shown([])).toMatch(/<h1>Help center<\/h1><p class="first-lead">Answers about [^<]+<\/p><\/div>/);
});

it("draws the running promotions from the page's data", async () => {
  const page = await bootData(app.parts, { cookies: {} } as never, '/promotions');
  expect(page.promotions!.length).toBeGreaterThan(0);
  const drawn = firstPicture({
    path: '/promotions',
    language: 'en',
    boot: page,
    snapshot: undefined,
    covers: [],
    member: false,
  });
  expect(drawn).toContain(
    `<p>${page.promotions![0]!.summary.replaceAll('&', '&amp;')}</p></div><img src="/art/promotions/${page.promotions![0]!.scene}.svg"`,
  );
  expect(boot).not.toHaveProperty('promotions');
});

it('requests what the scripts load next with the HTML, and with the first paint where pictures are in view', () => {
  const headOf = (path: string, covers: readonly string[]) =>
    pageHtml({
      path,
      nonce: 'N',
      shell: { base: '/shell/1/', scripts: [], fonts: [], style: { text: '', hash: '' } } as never,
      boot,
      snapshot: { remotes: [{ routes: [{ path: '/rng', layout: 'full' }] }] } as never,
      keys: [],
      root: undefined,
      theme: undefined,
      covers,
      member: false,
      pageNonce: '',
      preload: [{ url: '/next.js', integrity: 'sha256-N' }],
      calls: [],
    }).split('</head>');
  const [withPictures, body] = headOf('/rng', ['/a.svg']);
  expect(withPictures).not.toContain('/next.js');
  expect(body).toContain('([],[["/next.js","sha256-N"]])</script>');
  for (const [path, covers] of [
    ['/rng', []],
    ['/help', []],
  ] as const)
    expect(headOf(path, covers)[0]).toContain('<link rel="preload" as="script" href="/next.js"');
});
