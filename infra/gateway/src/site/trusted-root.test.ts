import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import type { TrustedKey } from '@atrium/contracts/snapshot';
import { ROOT_FILE, rootText, type SignedRoot } from '@atrium/contracts/trusted-root';
import { pino } from 'pino';
import { type Database, openDatabase } from '../platform/database.ts';
import { trustedRoot } from './trusted-root.ts';

const offline = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const keyOf = ({ publicKey }: { publicKey: KeyObject }): string =>
  Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('base64');
const online = (number: number): TrustedKey => ({ keyId: `registry-${number}`, publicKey: keyOf(offline) });

function root(version: number, keys: number[], signer = offline): SignedRoot {
  const content = {
    version,
    issuedAt: '2026-11-20T10:00:00.000Z',
    rootKeys: [{ keyId: 'root-1', publicKey: keyOf(signer) }],
    snapshotKeys: keys.map(online),
  };
  const signature = sign(null, Buffer.from(rootText(content)), signer.privateKey).toString('base64');
  return { ...content, signatures: [{ keyId: 'root-1', signature }] };
}

const folder = mkdtempSync(join(tmpdir(), 'atrium-trust-'));
const keysFile = join(folder, 'trusted-keys.json');
let made: TestDatabase;
let database: Database;
let logged: string[] = [];
let written = 0;
beforeAll(async () => {
  made = await testDatabase(join(import.meta.dirname, '../../migrations'));
  database = openDatabase(made.url);
});
beforeEach(async () => {
  await database.run('TRUNCATE trusted_root');
  rmSync(join(folder, ROOT_FILE), { force: true });
  logged = [];
});
afterAll(async () => {
  await database.close();
  await made.drop();
  rmSync(folder, { recursive: true });
});

/** The file of the registry; its length differs each time, and so does the moment that it was written. */
const offer = (...roots: unknown[]) =>
  writeFileSync(join(folder, ROOT_FILE), JSON.stringify(roots) + ' '.repeat(++written));
const startGateway = (development = false) =>
  trustedRoot({
    keysFile,
    development,
    database,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
  });
const names = async (trust: ReturnType<typeof startGateway>) => (await trust()).keys.map(({ keyId }) => keyId);

it('[13-04] follows the chain from the root that it has, and serves it to tabs', async () => {
  const trust = startGateway();
  expect(await trust()).toEqual({ keys: [], root: undefined, chain: [] });
  offer(root(1, [1]));
  expect(await names(trust)).toEqual(['registry-1']);
  offer(root(1, [1]), root(2, [1, 2]), root(3, [2, 3]));
  expect(await names(trust)).toEqual(['registry-2', 'registry-3']);
  expect((await trust()).chain.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(logged).toEqual([]);
});

it("[13-04] takes no key from an intruder in the registry's folder, also after a restart", async () => {
  offer(root(1, [1]));
  expect(await names(startGateway())).toEqual(['registry-1']);
  const forged = root(1, [9], stranger);
  offer(forged);
  expect(await names(startGateway())).toEqual(['registry-1']);
  offer(forged, root(2, [9], stranger));
  expect(await names(startGateway())).toEqual(['registry-1']);
  expect(logged.filter((line) => line.includes('a root was refused'))).toHaveLength(2);
});

it('[13-04] trusts no revoked key again when an old file is put back', async () => {
  offer(root(1, [1]), root(2, [2]));
  expect(await names(startGateway())).toEqual(['registry-2']);
  offer(root(1, [1]));
  expect(await names(startGateway())).toEqual(['registry-2']);
  rmSync(join(folder, ROOT_FILE));
  expect(await names(startGateway())).toEqual(['registry-2']);
});

it('[13-04] begins anew on a development brand whose data folder was removed', async () => {
  offer(root(1, [1]), root(2, [2]));
  expect(await names(startGateway(true))).toEqual(['registry-2']);
  offer(root(1, [7], stranger));
  expect(await names(startGateway(true))).toEqual(['registry-7']);
  expect(await names(startGateway())).toEqual(['registry-2']);
});
