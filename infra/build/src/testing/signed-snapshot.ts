import { generateKeyPairSync, sign } from 'node:crypto';
import { type Snapshot, type SnapshotRemote, signedText, type TrustedKey } from '@atrium/contracts/snapshot';
import type { RemoteManifest } from '../manifest.ts';
import { registrationOf } from '@atrium/remote-contract/registration';

/** A minimal registry: signs any snapshot with the next sequence number. */
export function testRegistry() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const keys: TrustedKey[] = [
    { keyId: 'test', publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('base64') },
  ];
  let sequence = 0;
  return {
    keys,
    snapshot(remotes: SnapshotRemote[], more: Partial<Snapshot> = {}): Snapshot {
      const unsigned = {
        registryId: 'test',
        sequence: ++sequence,
        issuedAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        brand: 'atrium',
        system: { status: 'normal' as const, countries: [], ips: [] },
        remotes,
        ...more,
      };
      const signature = sign(null, Buffer.from(signedText(unsigned)), privateKey).toString('base64');
      return { ...unsigned, signature, keyId: 'test' };
    },
  };
}

/** The registry's entry for a build's manifest. */
export function moduleOf(manifest: RemoteManifest): Extract<SnapshotRemote, { kind: 'module' }> {
  const {
    size: _size,
    commit: _commit,
    consumes: _consumes,
    events: _events,
    sizes: _sizes,
    ...registered
  } = registrationOf(manifest);
  return { kind: 'module', name: manifest.name, ...registered };
}
