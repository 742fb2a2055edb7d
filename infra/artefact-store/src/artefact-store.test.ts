import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ArtefactStore } from './artefact-store.ts';
import { fileType } from './file-types.ts';
import { openStore } from './open-store.ts';
import { s3Server } from './testing/s3-server.ts';
import { s3Place, s3Store } from './s3-store.ts';
import { uploadVersion } from './upload-version.ts';

let home: string;
let server: Awaited<ReturnType<typeof s3Server>>;
const before = { ...process.env };

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'atrium-store-'));
  server = await s3Server('artefacts');
  Object.assign(process.env, server.env);
});
afterAll(async () => {
  await server.close();
  process.env = before;
  rmSync(home, { recursive: true, force: true });
});

const bytes = (text: string) => Buffer.from(text);

describe.each([
  ['a folder', () => join(home, 'folder')],
  ['an S3-compatible server', () => 's3://artefacts/atrium/built'],
])('%s', (_, address) => {
  let store: ArtefactStore;
  beforeAll(async () => {
    store = await openStore(address());
  });
  afterAll(() => store.close());

  it('stores and returns a file', async () => {
    await store.put('remotes/den/1.0.0/entry.js', bytes('export {}'));
    const found = (await store.get('remotes/den/1.0.0/entry.js'))!;
    expect([found.size, await text(found.body)]).toEqual([9, 'export {}']);
    expect(await store.get('remotes/den/1.0.0/other.js')).toBeUndefined();
  });

  it('accepts the same bytes again and refuses others', async () => {
    await store.put('remotes/den/1.0.1/entry.js', bytes('one'));
    await store.put('remotes/den/1.0.1/entry.js', bytes('one'));
    await expect(store.put('remotes/den/1.0.1/entry.js', bytes('two'))).rejects.toThrow('A version never changes');
    expect(await text((await store.get('remotes/den/1.0.1/entry.js'))!.body)).toBe('one');
  });

  it('uploads a whole version', async () => {
    const folder = join(home, 'built');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    for (const file of ['manifest.json', 'remoteEntry.js', 'remoteEntry.js.br', 'assets/a.svg'])
      writeFileSync(join(folder, file), file);
    expect(await uploadVersion(store, folder, { name: 'den', version: '2.0.0' })).toBe(4);
    for (const file of ['manifest.json', 'remoteEntry.js.br', 'assets/a.svg'])
      expect(await text((await store.get(`remotes/den/2.0.0/${file}`))!.body)).toBe(file);
  });
});

it('stores the response headers of an object with it', async () => {
  const store = await openStore('s3://artefacts/atrium/built');
  await store.put('remotes/den/3.0.0/entry.js.br', bytes('compressed'));
  store.close();
  const kept = readFileSync(
    join(server.directory, 'artefacts/atrium/built/remotes/den/3.0.0/entry.js.br._S3rver_metadata.json'),
    'utf8',
  );
  expect(JSON.parse(kept)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('reports an invalid address, and an unreachable server', async () => {
  for (const address of ['s3://', 's3://UPPER/x', 's3:bucket'])
    expect(() => s3Place(address)).toThrow('it must be like s3://bucket/prefix');
  expect(s3Place('s3://bucket')).toEqual({ bucket: 'bucket', prefix: '' });
  const elsewhere = await openStore('s3://no-such-bucket/x');
  await expect(elsewhere.put('remotes/den/1.0.0/entry.js', bytes('x'))).rejects.toThrow();
  elsewhere.close();
});

it.each([
  ['a.js', { type: 'text/javascript; charset=utf-8' }],
  ['a.css.gz', { type: 'text/css; charset=utf-8', encoding: 'gzip' }],
  ['a.exe', undefined],
])('knows what %s is', (path, type) => expect(fileType(path)).toEqual(type));

it.each([
  ['before its response', ''],
  ['within a file', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nexport'],
])('[8-09] gives up on a server that falls silent %s', async (_, begin) => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    if (begin) socket.once('data', () => socket.write(begin));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  try {
    const store = await s3Store('s3://artefacts/silent', 100);
    await expect(store.get('remotes/den/1.0.0/entry.js').then((found) => text(found!.body))).rejects.toThrow();
    store.close();
  } finally {
    process.env.AWS_ENDPOINT_URL_S3 = server.env.AWS_ENDPOINT_URL_S3;
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});
