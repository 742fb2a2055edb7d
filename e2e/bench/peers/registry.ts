import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Snapshot, signedText, type TrustedKey } from '@atrium/contracts/snapshot';
import { type DescribedVersion, registrationOf } from '@atrium/remote-contract/registration';

export interface SnapshotSigner {
  keys: TrustedKey[];
  /** The signed snapshot in which the first vertical has this version. */
  snapshot(version: string): Snapshot;
}

/** Signs snapshots of the built verticals as the registry does, each newer than the one before. */
export function snapshotSigner(artifacts: string): SnapshotSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
  let sequence = 0;
  const moduleOf = (name: string, version: string) => {
    const file = join(artifacts, 'remotes', name, `${version}.0.0`, 'manifest.json');
    const built = registrationOf(JSON.parse(readFileSync(file, 'utf8')) as DescribedVersion);
    const { container, entry, integrity, contract, subject, routes, preload } = built;
    const own = { version: built.version, container, entry, integrity, contract, subject, routes, preload };
    return { kind: 'module' as const, name, ...own };
  };
  return {
    keys: [{ keyId: 'peers', publicKey: raw.toString('base64') }],
    snapshot(version) {
      const fish = moduleOf('fish', '1');
      const gone = {
        ...fish,
        name: 'gone',
        container: 'gone_1_0_0',
        entry: '/remotes/gone/1.0.0/remoteEntry.js',
        preload: [],
        routes: [{ ...fish.routes[0]!, path: '/gone', preload: [] }],
      };
      const now = Date.now();
      const unsigned = {
        registryId: 'peers',
        sequence: ++sequence,
        issuedAt: new Date(now).toISOString(),
        expiresAt: new Date(now + 3_600_000).toISOString(),
        brand: 'atrium',
        system: { status: 'normal' as const, countries: [], ips: [] },
        remotes: [moduleOf('rng', version), fish, moduleOf('broken', '1'), gone],
      };
      const signature = sign(null, Buffer.from(signedText(unsigned)), privateKey).toString('base64');
      return { ...unsigned, signature, keyId: 'peers' };
    },
  };
}
