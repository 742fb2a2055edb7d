import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARCHIVE_LIMITS } from '@atrium/artefact-store/archive';
import { archiveOf } from '@atrium/artefact-store/testing/archive-of';
import { packFiles } from '@atrium/remote-contract/pack-folder';
import { registration, type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
const place = mkdtempSync(join(tmpdir(), 'atrium-uploads-'));
beforeAll(async () => {
  registry = await testRegistry({ artefactStore: place });
  await registry.person('squad-of-den', 'squad', 'den');
});
afterAll(async () => {
  await registry.close();
  rmSync(place, { recursive: true });
});

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const LAZY = 'export const lazy = 1;';
const PAGE = `load("lazy.js", "${sha384(LAZY)}");`;
const ENTRY = 'var den_1_0_0 = {};';

/** A build whose entry and page are signed, and whose lazy chunk is known to its page. */
function build(version: string, change: { files?: Record<string, string>; manifest?: object } = {}) {
  const files: Record<string, string> = { 'entry.js': ENTRY, 'page.js': PAGE, 'lazy.js': LAZY, ...change.files };
  const manifest = {
    name: 'den',
    version,
    container: `den_${version.replaceAll('.', '_')}`,
    entry: 'entry.js',
    contract: 1,
    subject: 'game',
    routes: [{ path: '/den', layout: 'full', group: 'den', preload: [{ path: 'page.js' }] }],
    consumes: {},
    events: { hears: {}, says: {} },
    commit: 'c0ffee',
    ...change.manifest,
  };
  return packFiles(
    Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) }).map(
      ([path, text]) => [path, Buffer.from(text)] as const,
    ),
  );
}
const upload = async (version: string, packed: Uint8Array | Promise<Uint8Array>, as: string | null = 'squad-of-den') =>
  registry.put(as, `/remotes/den/versions/${version}`, await packed);
const newestEntry = async () => (await registry.call('viewer', 'GET', '/audit?limit=1')).list[0];
const folderOf = (version: string) => join(place, 'remotes/den', version);

it("[13-07] takes a version as bytes with a squad's token: measured, stored with its compressed forms, registered, audited", async () => {
  expect(await upload('1.0.0', build('1.0.0'))).toMatchObject({ status: 200, version: '1.0.0', created: true });
  expect(readFileSync(join(folderOf('1.0.0'), 'lazy.js'), 'utf8')).toBe(LAZY);
  expect(readdirSync(folderOf('1.0.0'))).toEqual(
    expect.arrayContaining(['entry.js.br', 'entry.js.gz', 'manifest.json']),
  );
  const manifest = JSON.parse(readFileSync(join(folderOf('1.0.0'), 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({
    integrity: sha384(ENTRY),
    files: [
      { path: 'entry.js', size: ENTRY.length, integrity: sha384(ENTRY) },
      { path: 'lazy.js', size: LAZY.length },
      { path: 'page.js', size: PAGE.length },
    ],
  });
  expect(await newestEntry()).toMatchObject({ actor: 'squad-of-den', action: 'register', remote: 'den' });
  await registry.call('squad-of-den', 'POST', '/remotes/den/promote', { version: '1.0.0' });
  expect((await registry.snapshot()).remotes[0]).toMatchObject({
    entry: '/remotes/den/1.0.0/entry.js',
    integrity: sha384(ENTRY),
    routes: [{ preload: [{ url: '/remotes/den/1.0.0/page.js', integrity: sha384(PAGE) }] }],
  });
  expect(await upload('1.0.0', build('1.0.0'))).toMatchObject({ status: 200, created: false });
});

it.each([
  ['bytes that are no archive', () => Buffer.from('nonsense'), 'UPLOAD_REFUSED', 'not a .tar.gz'],
  [
    'more bytes than an archive may have',
    () => Buffer.alloc(3 * ARCHIVE_LIMITS.packedBytes, 1),
    'UPLOAD_REFUSED',
    'more than 8 MB packed',
  ],
  [
    'a path that leaves the folder',
    () => build('2.0.0', { files: { '../x.js': '1' } }),
    'UPLOAD_REFUSED',
    'not a path',
  ],
  [
    'a link to a file of the registry',
    () => archiveOf({ name: 'entry.js', type: 'symlink', linkname: '/etc/passwd' }),
    'UPLOAD_REFUSED',
    'is a symlink',
  ],
  [
    'a bomb',
    () => archiveOf({ name: 'entry.js', content: Buffer.alloc(ARCHIVE_LIMITS.unpackedBytes + 1) }),
    'UPLOAD_REFUSED',
    'more than 24 MB unpacked',
  ],
  [
    'very many files',
    () => archiveOf(...Array.from({ length: ARCHIVE_LIMITS.files + 1 }, (_, n) => ({ name: `${n}.js` }))),
    'UPLOAD_REFUSED',
    'more than 2000 entries',
  ],
  [
    'a lazy chunk that no file knows the hash of, as Vite builds it',
    () => build('2.0.0', { files: { 'page.js': 'import("./lazy.js")' } }),
    'UPLOAD_REFUSED',
    'knows the hash of "lazy.js"',
  ],
  [
    'an altered chunk',
    () => build('2.0.0', { files: { 'lazy.js': 'steal();' } }),
    'UPLOAD_REFUSED',
    'knows the hash of "lazy.js"',
  ],
  [
    'a manifest that lies about a hash',
    () => build('2.0.0', { manifest: { integrity: sha384('other') } }),
    'UPLOAD_REFUSED',
    'another hash of "entry.js"',
  ],
  [
    'a manifest that lies about a size',
    () => build('2.0.0', { manifest: { files: [{ path: 'entry.js', size: 1 }] } }),
    'UPLOAD_REFUSED',
    'has 1 bytes',
  ],
  [
    'a manifest that names a file which is not there',
    () => build('2.0.0', { manifest: { preload: [{ path: 'gone.js' }] } }),
    'UPLOAD_REFUSED',
    'names "gone.js"',
  ],
  ['a build of another version', () => build('2.0.1'), 'UPLOAD_REFUSED', 'The build is den 2.0.1'],
  [
    'an entry over its budget, however small the manifest says that it is',
    () =>
      build('2.0.0', {
        files: { 'entry.js': Array.from({ length: 3_000 }, (_, n) => sha384(`${n}`).slice(7, 20)).join('') },
        manifest: { sizes: { entry: 1 } },
      }),
    'CONTRACT_BROKEN',
    'too heavy',
  ],
  [
    'a build for a host that is not there',
    () => build('2.0.0', { manifest: { contract: 9 } }),
    'CONTRACT_UNSUPPORTED',
    'host contract 9',
  ],
] as const)('[13-07] refuses %s, stores nothing and says so in the audit log', async (_, packed, code, reason) => {
  expect(await upload('2.0.0', packed())).toMatchObject({ code, message: expect.stringContaining(reason) });
  expect(existsSync(folderOf('2.0.0'))).toBe(false);
  expect((await registry.call('viewer', 'GET', '/remotes/den/versions')).list).toHaveLength(1);
  expect(await newestEntry()).toMatchObject({
    actor: 'squad-of-den',
    action: 'refused',
    after: { attempted: 'upload', version: '2.0.0' },
    reason: expect.stringContaining(reason),
  });
});

it('[13-07] refuses other bytes under a version that exists, and keeps the first ones', async () => {
  const other = build('1.0.0', { files: { 'entry.js': `${ENTRY}//` } });
  expect(await upload('1.0.0', other)).toMatchObject({ status: 409, code: 'VERSION_EXISTS' });
  expect(readFileSync(join(folderOf('1.0.0'), 'entry.js'), 'utf8')).toBe(ENTRY);
  expect(await newestEntry()).toMatchObject({ actor: 'squad-of-den', action: 'refused', after: { version: '1.0.0' } });
});

it("[13-07] refuses another squad's token, an expired, a revoked and an unknown one", async () => {
  await registry.person('squad-of-pit', 'squad', 'pit');
  expect(await upload('3.0.0', build('3.0.0'), 'squad-of-pit')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(await newestEntry()).toMatchObject({ actor: 'squad-of-pit', action: 'refused', remote: 'den' });
  await registry.person('squad-of-hut', 'squad', 'den');
  await registry.call('operator', 'POST', '/operators/squad-of-hut/revoke', { reason: 'left' });
  await registry.pool.query(
    "UPDATE registry.operator SET expires_at = now() - interval '1 s' WHERE name = 'squad-of-pit'",
  );
  for (const token of ['squad-of-pit', 'squad-of-hut', 'nobody', null])
    expect(await upload('3.0.0', build('3.0.0'), token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(existsSync(folderOf('3.0.0'))).toBe(false);
});

it.each([
  ['files that are not stored', () => registration('den', '4.0.0'), 'is not stored'],
  ['files of another origin', () => described({ entry: 'https://elsewhere.example/entry.js' }), 'is not stored'],
  ['other hashes than the stored files have', () => described({ integrity: sha384('other') }), 'has another hash'],
  [
    'smaller sizes than the stored files have',
    () => described({ sizes: { entry: 1, initial: 1 } }),
    'compressed, not 1',
  ],
])('[13-07] refuses a version that is only described with %s', async (_, body, reason) => {
  expect(await registry.call('squad-of-den', 'POST', '/remotes/den/versions', body())).toMatchObject({
    status: 400,
    code: 'UPLOAD_REFUSED',
    message: expect.stringContaining(reason),
  });
});

/** The stored version 1.0.0, described as somebody else's. */
function described(change: object) {
  const at = '/remotes/den/1.0.0/';
  const preload = [{ url: `${at}page.js`, integrity: sha384(PAGE) }];
  return {
    ...registration('den', '1.0.0'),
    entry: `${at}entry.js`,
    integrity: sha384(ENTRY),
    preload,
    routes: [],
    ...change,
  };
}

it('[13-16] takes the files of a part as signed, refuses a place that is none, and gives the part to pages', async () => {
  const packed = (version: string, place: string) =>
    build(version, {
      files: { 'part.js': PAGE },
      manifest: { parts: [{ place, topics: ['SPORTS'], preload: [{ path: 'part.js' }] }] },
    });
  expect(await upload('4.0.0', packed('4.0.0', 'anywhere'))).toMatchObject({ status: 400, code: 'UPLOAD_REFUSED' });
  expect(await upload('4.0.0', packed('4.0.0', 'shell.home'))).toMatchObject({ status: 200, created: true });
  await registry.call('squad-of-den', 'POST', '/remotes/den/promote', { version: '4.0.0' });
  expect((await registry.snapshot()).remotes[0]).toMatchObject({
    parts: [
      {
        place: 'shell.home',
        topics: ['SPORTS'],
        preload: [{ url: '/remotes/den/4.0.0/part.js', integrity: sha384(PAGE) }],
      },
    ],
  });
});

it('takes a version at the short address too: 201 and its checks, 422 with the one that fails, 409 for other bytes', async () => {
  const put = async (version: string, packed: Promise<Uint8Array>) =>
    registry.put('squad-of-den', `/versions/den/${version}`, await packed, '');
  const packed = await build('7.0.0');
  expect(await put('7.0.0', build('7.0.0'))).toEqual({
    status: 201,
    remote: 'den',
    version: '7.0.0',
    bytes: packed.length,
    checks: [
      { name: 'files', ok: true, sentence: expect.stringMatching(/\.$/) },
      { name: 'contract', ok: true, sentence: expect.stringMatching(/\.$/) },
    ],
  });
  expect(await put('7.0.0', build('7.0.0'))).toMatchObject({ status: 200 });
  const altered = build('7.0.0', {
    files: { 'lazy.js': `${LAZY} `, 'page.js': `load("lazy.js", "${sha384(`${LAZY} `)}");` },
  });
  expect(await put('7.0.0', altered)).toMatchObject({ status: 409, code: 'VERSION_EXISTS' });
  expect(await put('7.0.1', build('7.0.1', { files: { 'lazy.js': 'steal();' } }))).toMatchObject({
    status: 422,
    code: 'UPLOAD_REFUSED',
    checks: [{ name: 'files', ok: false, sentence: expect.stringContaining('lazy.js') }],
  });
  expect(await put('7.0.1', build('7.0.1', { manifest: { contract: 9 } }))).toMatchObject({
    status: 422,
    checks: [
      { name: 'files', ok: true },
      { name: 'contract', ok: false, sentence: expect.stringContaining('9') },
    ],
  });
  expect(await registry.put(null, '/versions/den/7.0.2', packed, '')).toMatchObject({ status: 401 });
});
