import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followRoots, isSuccessor, type SignedRoot } from '@atrium/contracts/trusted-root';
import { chainIn, replaceRootKey, revokeOnlineKey, ROOT_KEY_FILE, rotateOnlineKey } from './offline-root.ts';
import { signingKeys } from './signing-keys.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
let online: string;
let site: string;
let stick: string;
let places: { online: string; site: string; rootKey: string };
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'atrium-root-'));
  folders.push(made);
  return made;
};
/** A registry that has started once, and whose root key was taken away from its machine. */
beforeEach(() => {
  [online, site, stick] = [folder(), folder(), folder()];
  signingKeys(online, site);
  places = { online, site, rootKey: join(stick, ROOT_KEY_FILE) };
  renameSync(join(online, ROOT_KEY_FILE), places.rootKey);
});
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});
const trusted = () =>
  chainIn(site)
    .at(-1)!
    .snapshotKeys.map(({ keyId }) => keyId);
const edit = (change: (root: SignedRoot) => SignedRoot) =>
  writeFileSync(join(site, 'trusted-root.json'), JSON.stringify(chainIn(site).map(change)));

it('[13-04] starts with a root that only the offline key signs, and runs without that key', async () => {
  const [root] = chainIn(site);
  expect(root).toMatchObject({ version: 1, signatures: [{ keyId: 'root-1' }] });
  expect(statSync(places.rootKey).mode & 0o777).toBe(0o600);
  expect(signingKeys(online, site).trusted).toEqual(root!.snapshotKeys);
  expect(existsSync(join(online, ROOT_KEY_FILE))).toBe(false);
  for (const file of ['trusted-root.json', 'trusted-keys.json'])
    expect(readFileSync(join(site, file), 'utf8')).not.toContain('PRIVATE');
});

it('[13-04] rotates with an overlap of one key, and a browser that slept through all of it follows the chain', async () => {
  const [first] = chainIn(site);
  for (let day = 1; day <= 4; day++) rotateOnlineKey(places, NOW);
  expect(trusted()).toEqual(['registry-4', 'registry-5']);
  expect((await followRoots(first!, chainIn(site))).version).toBe(5);
  expect(signingKeys(online, site).signText('x').keyId).toBe('registry-5');
  // Without its middle the chain leads nowhere.
  expect((await followRoots(first!, chainIn(site).slice(2))).version).toBe(1);
});

it('[13-04] takes a compromised key away, the one that signs too, and never uses its name again', async () => {
  rotateOnlineKey(places, NOW);
  revokeOnlineKey(places, 'registry-1', NOW);
  expect(trusted()).toEqual(['registry-2']);
  revokeOnlineKey(places, 'registry-2', NOW);
  expect(trusted()).toEqual(['registry-3']);
  expect(signingKeys(online, site).signText('x').keyId).toBe('registry-3');
  expect(() => revokeOnlineKey(places, 'registry-9', NOW)).toThrow('No trusted key is called registry-9');
});

it("[13-04] replaces the root's own key: both sign, and the old one signs nothing after it", async () => {
  const [first] = chainIn(site);
  const old = readFileSync(places.rootKey, 'utf8');
  replaceRootKey(places, NOW);
  rotateOnlineKey(places, NOW);
  expect(await followRoots(first!, chainIn(site))).toMatchObject({
    version: 3,
    rootKeys: [{ keyId: 'root-2' }],
    signatures: [{ keyId: 'root-2' }],
  });
  writeFileSync(places.rootKey, old);
  expect(() => rotateOnlineKey(places, NOW)).toThrow('is not the one of the newest root');
});

it('[13-04] refuses to start with a key that the root does not vouch for, and every command without the root key', () => {
  rmSync(join(online, 'registry-keys.json'));
  expect(() => signingKeys(online, site)).toThrow('The root does not vouch for registry-1');
  rmSync(places.rootKey);
  expect(() => rotateOnlineKey(places, NOW)).toThrow('bring it from where it is kept');
});

it.each<[string, (root: SignedRoot) => SignedRoot]>([
  [
    'another key',
    (root) => ({ ...root, snapshotKeys: [{ keyId: 'registry-2', publicKey: root.rootKeys[0]!.publicKey }] }),
  ],
  ['another version', (root) => ({ ...root, version: root.version + 1 })],
  ['no signature', (root) => ({ ...root, signatures: [] })],
  ['a signature that is none', (root) => ({ ...root, signatures: [{ keyId: 'root-1', signature: 'AAAA' }] })],
  ['no key that signs snapshots', (root) => ({ ...root, snapshotKeys: [] })],
])('[13-04] no root is replaced by one with %s', async (_, change) => {
  rotateOnlineKey(places, NOW);
  const [first, second] = chainIn(site);
  expect(await isSuccessor(second!, first!)).toBe(true);
  edit(change);
  expect((await followRoots(first!, chainIn(site))).version).toBe(1);
});
