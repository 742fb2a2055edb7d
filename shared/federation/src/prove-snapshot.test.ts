import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson } from '@atrium/contracts/canonical-json';
import { SNAPSHOT_PATH } from '@atrium/contracts/registry-paths';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { headText } from '@atrium/contracts/snapshot-log';
import { proveSnapshot } from './prove-snapshot.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('base64');
const keys = [{ keyId: 'k', publicKey: raw }];
const own: Snapshot = {
  registryId: 'r',
  sequence: 4,
  issuedAt: '',
  expiresAt: '',
  brand: 'atrium',
  system: { status: 'normal', countries: [], ips: [] },
  remotes: [],
  signature: 'one',
  keyId: 'k',
};

/** A registry whose log has this one snapshot and whose newest is the same. */
function registryWith(snapshot: Snapshot) {
  const leaf = createHash('sha256')
    .update(Buffer.from([0]))
    .update(canonicalJson(snapshot))
    .digest('base64');
  const unsigned = { registryId: 'r', size: 1, root: leaf };
  const signature = sign(null, Buffer.from(headText(unsigned)), privateKey).toString('base64');
  return async (address: string) =>
    Response.json(
      address === SNAPSHOT_PATH ? snapshot : { head: { ...unsigned, signature, keyId: 'k' }, index: 0, path: [] },
    );
}

it('[13-23] a tab finds its snapshot in the log, or that its registry said something else under one sequence', async () => {
  expect(await proveSnapshot(own, keys, registryWith(own))).toBe('proven');
  expect(await proveSnapshot(own, keys, registryWith({ ...own, signature: 'two' }))).toBe('forked');
  expect(await proveSnapshot(own, [], registryWith(own))).toBe('missing');
  expect(await proveSnapshot(own, keys, async () => new Response('', { status: 404 }))).toBe('missing');
  expect(await proveSnapshot(own, keys, () => Promise.reject(new Error('offline')))).toBe('unreachable');
});
