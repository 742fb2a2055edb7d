import { brotliDecompressSync } from 'node:zlib';
import { rewardPictures } from '@atrium/art/reward-picture';
import * as calls from '@atrium/contracts/games';
import { REWARD_PICTURES } from '@atrium/contracts/operator-rewards';
import { pointShelf } from '@atrium/contracts/points';
import { promotions } from '@atrium/contracts/promotions';
import sharp from 'sharp';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ method: 'GET', url, headers });

const hotCovers = async () => (await app.visitor().call(calls.hotGames, { query: {} })).value;
/** The SVG cover of the same game, which contains its text. */
const drawingOf = (cover: string) => cover.replace(/\.webp\?.*/, '.svg');

it('serves the cover of every hot game in pixels at the address on its card', async () => {
  const seen = new Set<string>();
  for (const { cover, name } of await hotCovers()) {
    const reply = await get(cover);
    expect([name, reply.statusCode, reply.headers['content-type']]).toEqual([name, 200, 'image/webp']);
    const { format, width, height } = await sharp(reply.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 360, height: 480 });
    seen.add(reply.rawPayload.toString('base64'));
  }
  expect(seen.size).toBe((await hotCovers()).length);
});

it('draws every hot game with letters as paths', async () => {
  for (const { cover, name } of await hotCovers()) {
    const reply = await get(drawingOf(cover));
    expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(reply.body).toContain('aria-label=');
    expect([name, reply.body.includes('<text')]).toEqual([name, false]);
  }
});

it('lets browsers cache a versioned picture for ever, and compresses SVG', async () => {
  const [{ cover } = { cover: '' }] = await hotCovers();
  expect((await get(cover)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const plain = await get(`${drawingOf(cover)}?v=1`);
  const small = await get(`${drawingOf(cover)}?v=1`, { 'accept-encoding': 'gzip, br' });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  for (const kind of ['svg', 'webp'])
    expect((await get(`/art/covers/CPL-ember-fox.${kind}`)).headers['cache-control']).not.toContain('immutable');
});

it('gives a renamed game another address and another picture', async () => {
  const cover = async () =>
    (await app.visitor().call(calls.browseGames, { query: { vassalage: 'PG', gameName: 'o' } })).value.games.find(
      ({ gameId }) => gameId === 'PG-owl-parliament',
    )!.cover;
  const before = await cover();
  const old = (await get(before)).rawPayload;
  await app.database.run("UPDATE games SET name = 'Owl Senate' WHERE id = 'PG-owl-parliament'");
  const after = await cover();
  expect(after).not.toBe(before);
  expect((await get(drawingOf(after))).body).toContain('Owl Senate');
  expect((await get(after)).rawPayload.equals(old)).toBe(false);
});

it('[2.5-03] [2.5-04] [2.5-05] [2.5-06] serves white logos from the folder of the vendor and from no other', async () => {
  for (const [code, folder] of [
    ['SV3', 'sports'],
    ['N2', 'live'],
    ['CPL', 'rng'],
    ['VT', 'rng'],
    ['TL', 'rng'],
  ] as const) {
    for (const asked of ['sports', 'live', 'rng']) {
      const reply = await get(`/art/logos/${asked}/white/${code}.svg`);
      expect([code, asked, reply.statusCode]).toEqual([code, asked, asked === folder ? 200 : 404]);
    }
    const colours = new Set((await get(`/art/logos/${folder}/white/${code}.svg`)).body.match(/fill="#[0-9a-f]+"/g));
    expect([...colours]).toEqual(['fill="#ffffff"']);
  }
  expect((await get('/art/vendors/CPL.svg')).body).toContain('aria-label="Copperline"');
});

it('draws every reward of the shelf, each as what it is', async () => {
  const pictures = (await app.visitor().call(pointShelf, { query: {} })).value.map(({ picture }) => picture);
  const drawn = await Promise.all(pictures.map(async (picture) => (await get(picture)).body));
  expect(drawn.every((svg) => svg.startsWith('<svg'))).toBe(true);
  expect(new Set(drawn).size).toBe(pictures.length);
  expect([...REWARD_PICTURES].sort()).toEqual([...rewardPictures].sort());
});

it('draws the picture of every promotion, and avatars', async () => {
  const { value } = await app.visitor().call(promotions, { query: {} });
  for (const { scene } of value)
    expect([scene, (await get(`/art/promotions/${scene}.svg`)).statusCode]).toEqual([scene, 200]);
  expect((await get('/art/avatars/01.svg')).body).not.toBe((await get('/art/avatars/02.svg')).body);
});

it('answers 404 for unknown names, and never reads a path', async () => {
  for (const url of [
    '/art/covers/no-such.svg',
    '/art/covers/no-such.webp',
    '/art/avatars/01.webp',
    '/art/covers/CPL-ember-fox.png',
    '/art/covers/..%2f..%2fpackage.json',
    '/art/vendors/NOPE.svg',
    '/art/promotions/nope.svg',
    '/art/logos/rng/white/NOPE.svg',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});
