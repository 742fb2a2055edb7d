import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openStore } from '@atrium/artefact-store/open-store';
import { s3Server } from '@atrium/artefact-store/testing/s3-server';
import { uploadVersion } from '@atrium/artefact-store/upload-version';
import fastify, { type FastifyInstance } from 'fastify';
import { artefactRoutes } from './artefact-routes.ts';

const ADDRESS = 's3://artefacts/built';
const ENTRY = 'globalThis.den = { get() {}, init() {} };';
const before = { ...process.env };
let home: string;
let s3: Awaited<ReturnType<typeof s3Server>>;
let site: FastifyInstance;

/** A version that another machine has released into the store; the local folder does not have it. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'atrium-artefacts-'));
  s3 = await s3Server('artefacts');
  Object.assign(process.env, s3.env);
  const built = join(home, 'built');
  mkdirSync(built);
  writeFileSync(join(built, 'remoteEntry.js'), ENTRY);
  writeFileSync(join(built, 'remoteEntry.js.gz'), gzipSync(ENTRY));
  writeFileSync(join(built, 'manifest.json'), '{}');
  const store = await openStore(ADDRESS);
  await uploadVersion(store, built, { name: 'den', version: '1.0.0' });
  store.close();
  mkdirSync(join(home, 'folder/remotes/yard/1.0.0'), { recursive: true });
  writeFileSync(join(home, 'folder/remotes/yard/1.0.0/remoteEntry.js'), 'yard');
  site = fastify();
  site.setErrorHandler((_error, _request, reply) => reply.code(404).send());
  artefactRoutes(site, join(home, 'folder'), ADDRESS);
});
afterAll(async () => {
  await site.close();
  await s3.close();
  process.env = before;
  rmSync(home, { recursive: true, force: true });
});

const ask = (url: string, encoding = 'identity', method: 'GET' | 'HEAD' = 'GET') =>
  site.inject({ method, url, headers: { 'accept-encoding': encoding } });
const hash = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('base64');

it('describes a stored version for a preview in one browser, without hashes, and no other one', async () => {
  const folder = join(home, 'folder/remotes/hall/1.0.0');
  mkdirSync(folder, { recursive: true });
  const preload = [{ path: 'page.js', integrity: 'sha384-x' }];
  const manifest = {
    name: 'hall',
    version: '1.0.0',
    container: 'hall_1_0_0',
    contract: 1,
    subject: 'game',
    routes: [{ path: '/hall', layout: 'full', group: 'hall', preload }],
    parts: [{ place: 'shell.home', preload }],
    files: [],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  expect((await ask('/remotes/hall/1.0.0/override.json')).json()).toEqual({
    kind: 'module',
    name: 'hall',
    version: '1.0.0',
    container: 'hall_1_0_0',
    contract: 1,
    subject: 'game',
    routes: [{ path: '/hall', layout: 'full', group: 'hall' }],
    parts: [{ place: 'shell.home' }],
  });
  for (const other of ['hall/2.0.0', 'den/1.0.0', '..%2f..%2fetc/1.0.0', 'hall/..'])
    expect((await ask(`/remotes/${other}/override.json`)).statusCode).toBe(404);
});

it('serves a version of the store at the same address, byte for byte, with a permanent cache header', async () => {
  const plain = await ask('/remotes/den/1.0.0/remoteEntry.js');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(ENTRY.length),
  });
  expect(hash(plain.rawPayload)).toBe(hash(Buffer.from(ENTRY)));
  const zipped = await ask('/remotes/den/1.0.0/remoteEntry.js', 'gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(hash(gunzipSync(zipped.rawPayload))).toBe(hash(Buffer.from(ENTRY)));
  expect((await ask('/remotes/den/1.0.0/remoteEntry.js', 'identity', 'HEAD')).payload).toBe('');
});

it('prefers the local folder', async () => {
  expect((await ask('/remotes/yard/1.0.0/remoteEntry.js')).payload).toBe('yard');
});

it.each([
  '/remotes/den/1.0.0/missing.js',
  '/remotes/den/1.0.0/remoteEntry.js.gz',
  '/remotes/den/1.0.0/%2e%2e/%2e%2e/secret.js',
  '/remotes/den/.git/config.json',
  '/shell/den/1.0.0/remoteEntry.js',
])('answers 404 to %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});
