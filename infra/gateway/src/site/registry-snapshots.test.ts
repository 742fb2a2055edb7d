import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import { STREAM_PATH } from '@atrium/contracts/registry-paths';
import { type Snapshot, signedText, type TrustedKey, type UnsignedSnapshot } from '@atrium/contracts/snapshot';
import { until } from '@atrium/testing/until';
import { pino } from 'pino';
import { type Database, openDatabase } from '../platform/database.ts';
import { followRegistry, type RegistrySnapshots } from './registry-snapshots.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const registry = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const publicKey = Buffer.from(registry.publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('base64');
const trusted: TrustedKey[] = [{ keyId: 'registry-1', publicKey }];

const unsigned = (sequence: number, change: Partial<UnsignedSnapshot> = {}): UnsignedSnapshot => ({
  registryId: 'registry-a',
  sequence,
  issuedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-21T09:00:00.000Z',
  brand: 'atrium',
  system: { status: 'normal', countries: [], ips: [] },
  remotes: [],
  ...change,
});
function signed(snapshot: UnsignedSnapshot, key: KeyObject = registry.privateKey, keyId = 'registry-1'): Snapshot {
  return { ...snapshot, keyId, signature: sign(null, Buffer.from(signedText(snapshot)), key).toString('base64') };
}

let made: TestDatabase;
let database: Database;
/** What answers under the registry's address: anybody who reaches that port. */
const listeners = new Set<ServerResponse>();
let first: unknown;
const server = createServer((request, response) => {
  if (request.url !== STREAM_PATH) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (first) response.write(event(first));
  listeners.add(response.on('close', () => listeners.delete(response)));
});
const event = (data: unknown) => `event: snapshot\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

let followed: RegistrySnapshots | undefined;
let changes: number[];
let logged: { reason?: string; source?: string; msg: string }[];
beforeAll(async () => {
  made = await testDatabase(join(import.meta.dirname, '../../migrations'));
  database = openDatabase(made.url);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await followed?.close();
  await database.run('DELETE FROM last_snapshot');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
  await made.drop();
});

/** Follows what answers under the registry's address, which sends `sent` to each connection at once. */
async function follow(sent?: unknown, clock = NOW) {
  first = sent;
  changes = [];
  logged = [];
  followed = followRegistry({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: async () => trusted,
    brand: 'atrium',
    clock: { now: () => clock },
    database,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    onChange: ({ sequence }) => void changes.push(sequence),
  });
  await until(() => (sent ? listeners.size > 0 : true));
  return followed;
}
const kept = async () =>
  (await database.first<{ sequence: number }>("SELECT (snapshot ->> 'sequence')::int AS sequence FROM last_snapshot"))
    ?.sequence;
const push = (data: unknown) => {
  for (const listener of listeners) listener.write(event(data));
};

it('[13-03] stores and serves what the registry has signed, with fields that this release does not know', async () => {
  const later = signed({ ...unsigned(7), later: { field: 1 } } as UnsignedSnapshot);
  const snapshots = await follow(later);
  await until(() => snapshots.connected);
  expect(snapshots.current()).toEqual(later);
  push(signed(unsigned(8)));
  await until(async () => (await kept()) === 8);
  expect(changes).toEqual([7, 8]);
  expect(snapshots.refused().size).toBe(0);
});

it.each([
  ['a stranger has signed', 'bad-signature', signed(unsigned(999_999), stranger.privateKey)],
  ['an unknown key has signed', 'unknown-key', signed(unsigned(999_999), stranger.privateKey, 'registry-9')],
  ['was changed after the signature', 'bad-signature', { ...signed(unsigned(8)), sequence: 999_999 }],
  ['is no snapshot', 'malformed', { sequence: 999_999 }],
  ['is no JSON', 'malformed', '{"sequence":'],
  ['has expired', 'expired', signed(unsigned(9, { expiresAt: '2026-11-20T09:59:59.000Z' }))],
  ['belongs to another brand', 'other-brand', signed(unsigned(9, { brand: 'quayside' }))],
  ['is older than the one in use', 'older', signed(unsigned(6))],
  [
    'has other content under the sequence in use',
    'forked',
    signed(unsigned(7, { origins: ['https://other.example'] })),
  ],
])(
  '[13-03] [13-22] [13-23] refuses a snapshot that %s, and follows the registry afterwards',
  async (_which, reason, false_) => {
    const snapshots = await follow(signed(unsigned(7)));
    await until(async () => (await kept()) === 7);
    first = false_;
    push(false_);
    await until(() => (snapshots.refused().get(reason) ?? 0) > 0);
    expect(snapshots.current()).toMatchObject({ sequence: 7 });
    expect(await kept()).toBe(7);
    expect(changes).toEqual([7]);
    expect(logged).toContainEqual(expect.objectContaining({ reason, source: 'stream', level: 50 }));
    await until(() => !snapshots.connected);
    // The registry itself answers again: a false sequence does not shut it out.
    first = signed(unsigned(8));
    await until(async () => (await kept()) === 8);
    expect(snapshots.current()?.sequence).toBe(8);
    expect(snapshots.connected).toBe(true);
  },
);

it('[13-03] ends a stream whose event does not end, before it costs memory or time, and follows the registry afterwards', async () => {
  const snapshots = await follow(signed(unsigned(7)));
  await until(async () => (await kept()) === 7);
  first = undefined;
  const [stream] = listeners;
  const piece = 'x'.repeat(1_000_000);
  let pieces = 0;
  for (; pieces < 60 && !stream!.destroyed; pieces++) {
    if (stream!.write(pieces === 0 ? `data: ${piece}` : piece)) continue;
    await new Promise<void>((next) => {
      for (const event of ['drain', 'close']) stream!.once(event, () => next());
    });
  }
  expect(pieces).toBeLessThan(30);
  expect(snapshots.refused().get('malformed')).toBe(1);
  expect(logged).toContainEqual(expect.objectContaining({ reason: 'malformed', source: 'stream', level: 50 }));
  expect(snapshots.current()).toMatchObject({ sequence: 7 });
  first = signed(unsigned(8));
  push(first);
  await until(async () => (await kept()) === 8);
});

it('[13-03] starts from the stored snapshot, also after its expiry, and never from one that a stranger has stored', async () => {
  const store = (snapshot: Snapshot) =>
    database.run(
      'INSERT INTO last_snapshot (brand, snapshot) VALUES ($1, $2) ON CONFLICT (brand) DO UPDATE SET snapshot = excluded.snapshot',
      ['atrium', JSON.stringify(snapshot)],
    );
  await store(signed(unsigned(7)));
  const yearLater = new Date('2027-11-20T10:00:00.000Z');
  const down = await follow(undefined, yearLater);
  await down.first(5_000);
  expect(down.current()).toMatchObject({ sequence: 7 });
  await down.close();
  await store(signed(unsigned(999_999), stranger.privateKey));
  const planted = await follow(signed(unsigned(8)));
  await until(() => planted.connected);
  expect(changes).toEqual([8]);
  expect(logged).toContainEqual(expect.objectContaining({ reason: 'bad-signature', source: 'database' }));
});

it('[13-03] does not replace a newer snapshot that another gateway has stored', async () => {
  await follow(signed(unsigned(7)));
  await until(async () => (await kept()) === 7);
  const snapshots = followed!;
  await database.run("UPDATE last_snapshot SET snapshot = jsonb_set(snapshot, '{sequence}', '20')");
  push(signed(unsigned(8)));
  await until(() => snapshots.current()?.sequence === 8);
  push(signed(unsigned(9)));
  await until(() => snapshots.current()?.sequence === 9);
  expect(await kept()).toBe(20);
});

it('[13-05] keeps what it has against a registry that was restored from a backup, and follows its signed reset', async () => {
  const snapshots = await follow(signed(unsigned(100)));
  await until(async () => (await kept()) === 100);
  first = signed(unsigned(51));
  push(first);
  await until(() => (snapshots.refused().get('older') ?? 0) > 0);
  expect(snapshots.current()).toMatchObject({ sequence: 100 });
  first = signed(unsigned(1_100));
  await until(async () => (await kept()) === 1_100);
  expect(snapshots.current()).toMatchObject({ sequence: 1_100 });
});

it('[13-05] refuses an old snapshot of another registry, and follows a new one', async () => {
  const snapshots = await follow(signed(unsigned(100)));
  await until(async () => (await kept()) === 100);
  push(signed(unsigned(7, { registryId: 'registry-b', issuedAt: '2026-11-19T09:00:00.000Z' })));
  await until(() => (snapshots.refused().get('older') ?? 0) > 0);
  first = signed(unsigned(1, { registryId: 'registry-b', issuedAt: '2026-11-20T09:30:00.000Z' }));
  await until(async () => (await kept()) === 1);
  expect(snapshots.current()).toMatchObject({ registryId: 'registry-b' });
});

it.each([
  ['stays fresh in its grace', '2026-11-21T14:59:00.000Z', false],
  ['is marked stale after it, operators are alarmed, and it stays in use', '2026-11-21T15:01:00.000Z', true],
])('[13-05] a snapshot that has expired %s', async (_, now, stale) => {
  await database.run('INSERT INTO last_snapshot (brand, snapshot) VALUES ($1, $2)', [
    'atrium',
    JSON.stringify(signed(unsigned(7))),
  ]);
  const snapshots = await follow(undefined, new Date(now));
  await snapshots.first(5_000);
  expect([snapshots.current()?.sequence, snapshots.stale()]).toEqual([7, stale]);
  await until(() => logged.some(({ msg }) => msg.includes('has expired')) === stale);
});
