import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { signedText, type Snapshot, type TrustedKey } from '@atrium/contracts/snapshot';
import { ROOT_PATH, rootText, type SignedRoot } from '@atrium/contracts/trusted-root';
import { chooseRoot } from './choose-root.ts';
import { createFederation } from './federation.ts';
import type { RemoteReport } from './remote-report.ts';
import { renewRoot } from './renew-root.ts';
import { keepRoot, keptRoot } from './snapshot-store.ts';
import { signed } from './testing/den.ts';

interface Key {
  trusted: TrustedKey;
  privateKey: KeyObject;
}
const newKey = (keyId: string): Key => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('base64');
  return { trusted: { keyId, publicKey: raw }, privateKey };
};
const [offline, stranger, one, two, three] = ['root-1', 'root-1', 'registry-1', 'registry-2', 'registry-3'].map(
  newKey,
) as [Key, Key, Key, Key, Key];

function rootOf(version: number, keys: Key[], signer = offline): SignedRoot {
  const content = {
    version,
    issuedAt: '2026-11-20T10:00:00.000Z',
    rootKeys: [signer.trusted],
    snapshotKeys: keys.map(({ trusted }) => trusted),
  };
  const signature = sign(null, Buffer.from(rootText(content)), signer.privateKey).toString('base64');
  return { ...content, signatures: [{ keyId: signer.trusted.keyId, signature }] };
}
const snapshotBy = ({ trusted, privateKey }: Key, sequence: number): Snapshot => {
  const { signature: _signature, keyId: _keyId, ...unsigned } = signed([], { sequence });
  const signature = sign(null, Buffer.from(signedText(unsigned)), privateKey).toString('base64');
  return { ...unsigned, keyId: trusted.keyId, signature };
};
const chain = [rootOf(1, [one]), rootOf(2, [one, two]), rootOf(3, [two, three]), rootOf(4, [three])];

/** A tab that was opened with the first root, on a site that has the first `roots` of the chain. */
function openTab(site: { roots: readonly unknown[] }) {
  const asked: string[] = [];
  const reports: RemoteReport[] = [];
  let root = chain[0]!;
  const federation = createFederation({
    snapshot: snapshotBy(one, 1),
    keys: root.snapshotKeys,
    async renewKeys() {
      root = await renewRoot(root, async (address) => {
        asked.push(address);
        return { ok: true, json: async () => site.roots } as Response;
      });
      return root.snapshotKeys;
    },
    runtime: { load: async () => ({}), fetchAgain() {}, unloadOthers() {}, prefetch: async () => true },
    report: (report) => void reports.push(report),
  });
  return { federation, asked, reports };
}

it('[13-04] an open tab follows a rotation, and asks for it only when it meets a key that it does not know', async () => {
  const site = { roots: chain.slice(0, 2) };
  const { federation, asked } = openTab(site);
  expect(await federation.apply(snapshotBy(one, 2))).toBe('applied');
  expect(asked).toEqual([]);
  expect(await federation.apply(snapshotBy(two, 3))).toBe('applied');
  expect(asked).toEqual([ROOT_PATH]);
  // The overlap: what the key before has signed is still accepted.
  expect(await federation.apply(snapshotBy(one, 4))).toBe('applied');
  expect(asked).toHaveLength(1);
});

it('[13-04] a tab that slept through three rotations follows the whole chain, and takes nothing from a revoked key', async () => {
  const { federation, reports } = openTab({ roots: chain });
  expect(await federation.apply(snapshotBy(three, 20))).toBe('applied');
  for (const revoked of [one, two]) expect(await federation.apply(snapshotBy(revoked, 30))).toBe('refused');
  expect(federation.snapshot()!.sequence).toBe(20);
  expect(reports).toMatchObject([
    { kind: 'snapshot-refused', cause: 'unknown-key' },
    { kind: 'snapshot-refused', cause: 'unknown-key' },
  ]);
});

it.each<[string, unknown[]]>([
  ['signed by another offline key', [chain[0], rootOf(2, [two], stranger)]],
  ['without what is between', [chain[0], chain[2]]],
  ['that is none', [null, 'root', { version: 2 }]],
])('[13-04] a root %s gives a tab no new key', async (_, roots) => {
  const { federation } = openTab({ roots });
  expect(await federation.apply(snapshotBy(roots[1] === chain[2] ? three : two, 2))).toBe('refused');
  expect(await federation.apply(snapshotBy(one, 3))).toBe('applied');
});

it('[13-04] stays with the root that it has while nobody answers', async () => {
  expect(await renewRoot(chain[0]!, () => Promise.reject(new Error('offline')))).toBe(chain[0]);
  expect(await renewRoot(chain[0]!, async () => ({ ok: false }) as Response)).toBe(chain[0]);
});

describe('[13-04] a page from a cache', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
  };

  it('brings no revoked key back into a browser that has seen a newer root', async () => {
    const browser = storage();
    expect(await chooseRoot(chain[3], browser)).toEqual(chain[3]);
    expect(await chooseRoot(chain[0], browser)).toEqual(chain[3]);
    expect(keptRoot(browser)).toEqual(chain[3]);
  });

  it('is not overruled by what its offline key has not signed', async () => {
    const browser = storage();
    keepRoot(browser, rootOf(9, [two], stranger));
    expect(await chooseRoot(chain[0], browser)).toEqual(chain[0]);
    expect(keptRoot(browser)).toEqual(chain[0]);
    expect(await chooseRoot(null, browser)).toBeUndefined();
  });
});
