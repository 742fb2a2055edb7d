import { createPublicKey, verify } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TRUSTED_KEYS_FILE } from '@atrium/contracts/registry-paths';
import { type TrustedKey, type Snapshot, signedText, type UnsignedSnapshot } from '@atrium/contracts/snapshot';
import { type KeptKey, newKey, ONLINE_KEYS_FILE, publicHalf, readJson, signWith, writeJson } from './key-files.ts';
import { chainIn, createRoot, ROOT_KEY_FILE } from './offline-root.ts';

export interface SigningKeys {
  sign(snapshot: UnsignedSnapshot): Snapshot;
  /** Signs any other text with the same key. */
  signText(text: string): { signature: string; keyId: string };
  trusted: TrustedKey[];
  /** Whether one of these keys has signed it. */
  hasSigned(snapshot: Snapshot): boolean;
}

/**
 * The registry's Ed25519 keys, of which the newest signs: those that the newest root vouches for (`offline-root`). The first
 * start creates a key and a root. The public halves are in `publicFolder`, which the site's gateways read; what signs is in
 * `folder`, which they cannot reach in a deployment. Throws where the key that would sign is not trusted. Source: 13-04, 13-06.
 */
export function signingKeys(folder: string, publicFolder = folder): SigningKeys {
  const file = join(folder, ONLINE_KEYS_FILE);
  if (publicFolder !== folder)
    for (const name of [ONLINE_KEYS_FILE, ROOT_KEY_FILE]) moveKeys(join(publicFolder, name), join(folder, name));
  if (!existsSync(file)) writeJson(file, [newKey('registry-1')], true);
  const kept = readJson<KeptKey[]>(file)!;
  const newest = kept.at(-1)!;
  if (!('privateKey' in newest)) throw new Error(`${ONLINE_KEYS_FILE} holds no private key to sign with.`);
  const before = kept.slice(0, -1);
  // An older release kept their private halves.
  if (before.some((key) => 'privateKey' in key)) writeJson(file, [...before.map(publicHalf), newest], true);
  if (chainIn(publicFolder).length === 0)
    createRoot({ site: publicFolder, rootKey: join(folder, ROOT_KEY_FILE) }, kept.map(publicHalf), new Date());
  const trusted = chainIn(publicFolder).at(-1)!.snapshotKeys;
  if (!trusted.some(({ publicKey }) => publicKey === publicHalf(newest).publicKey))
    throw new Error(
      `The root does not vouch for ${newest.keyId}, which would sign: restore ${ONLINE_KEYS_FILE}, or run "atrium signing-keys rotate" with the root key.`,
    );
  writeJson(join(publicFolder, TRUSTED_KEYS_FILE), trusted);
  const signText = (text: string) => signWith(newest, text);
  return {
    trusted,
    hasSigned(snapshot) {
      const known = trusted.find((one) => one.keyId === snapshot.keyId);
      if (!known) return false;
      const x = Buffer.from(known.publicKey, 'base64').toString('base64url');
      const own = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return verify(null, Buffer.from(signedText(snapshot)), own, Buffer.from(snapshot.signature, 'base64'));
    },
    sign: (snapshot) => ({ ...snapshot, ...signText(signedText(snapshot)) }),
    signText,
  };
}

/** Takes over the keys that an older release kept in the folder of the gateways, and removes them there. */
function moveKeys(from: string, to: string): void {
  if (!existsSync(from)) return;
  if (!existsSync(to)) writeJson(to, readJson(from), true);
  rmSync(from);
}
