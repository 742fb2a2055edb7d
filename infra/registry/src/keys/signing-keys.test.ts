import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedText } from '@atrium/contracts/snapshot';
import { ROOT_KEY_FILE, rotateOnlineKey } from './offline-root.ts';
import { signingKeys } from './signing-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-keys-'));
const file = join(folder, 'registry-keys.json');
const rotateKeys = () =>
  rotateOnlineKey({ online: folder, site: folder, rootKey: join(folder, ROOT_KEY_FILE) }, new Date());
afterAll(() => rmSync(folder, { recursive: true }));

const kept = () => JSON.parse(readFileSync(file, 'utf8')) as { keyId: string; privateKey?: string }[];
const whoSigns = () => kept().map(({ keyId, privateKey }) => [keyId, privateKey !== undefined]);

it('keeps no private half of a key that no longer signs, even where an older release left one', async () => {
  const [first] = signingKeys(folder).trusted;
  const [old] = kept();
  rotateKeys();
  expect(whoSigns()).toEqual([
    ['registry-1', false],
    ['registry-2', true],
  ]);
  writeFileSync(file, JSON.stringify([old, kept()[1]]));
  expect(signingKeys(folder).trusted[0]).toEqual(first);
  expect(whoSigns()).toEqual([
    ['registry-1', false],
    ['registry-2', true],
  ]);
  // After the next start the old key is still trusted, and the new one signs.
  const keys = signingKeys(folder);
  expect(keys.trusted[0]).toEqual(first);
  const unsigned = {
    registryId: 'x',
    sequence: 1,
    issuedAt: '',
    expiresAt: '',
    brand: '',
    system: { status: 'normal' as const, countries: [], ips: [] },
    remotes: [],
  };
  const { signature, keyId, ...rest } = keys.sign(unsigned);
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(keys.trusted[1]!.publicKey, 'base64'),
    'Ed25519',
    false,
    ['verify'],
  );
  expect([
    keyId,
    await crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64'), Buffer.from(signedText(rest))),
  ]).toEqual(['registry-2', true]);
  rotateKeys();
  expect(signingKeys(folder).trusted.map((one) => one.keyId)).toEqual(['registry-2', 'registry-3']);
  expect(whoSigns()).toEqual([
    ['registry-2', false],
    ['registry-3', true],
  ]);
});

it('[13-06] keeps what signs out of the folder that gateways read, also after an older release', async () => {
  const [own, site] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'atrium-keys-'))) as [string, string];
  const before = signingKeys(site).trusted;
  const keys = signingKeys(own, site);
  expect(keys.trusted).toEqual(before);
  expect(readdirSync(site).toSorted()).toEqual(['trusted-keys.json', 'trusted-root.json']);
  expect(readFileSync(join(site, 'trusted-keys.json'), 'utf8')).not.toContain('PRIVATE');
  for (const file of ['registry-keys.json', ROOT_KEY_FILE]) expect(existsSync(join(own, file))).toBe(true);
  for (const one of [own, site]) rmSync(one, { recursive: true });
});
