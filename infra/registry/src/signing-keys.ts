import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TrustedKey, type Snapshot, signedText, type UnsignedSnapshot } from '@atrium/contracts/snapshot';
import { TRUSTED_KEYS_FILE } from '@atrium/contracts/registry-paths';

export interface SigningKeys {
  sign(snapshot: UnsignedSnapshot): Snapshot;
  /** Signs any other text with the same key. */
  signText(text: string): { signature: string; keyId: string };
  trusted: TrustedKey[];
  /** Whether one of these keys has signed it. */
  hasSigned(snapshot: Snapshot): boolean;
}

/** The signing key has its private half; the earlier ones have only the public half. */
type KeptKey = { keyId: string; privateKey: string } | { keyId: string; publicKey: string };

const FILE = 'registry-keys.json';

/**
 * The registry's Ed25519 keys; the first start creates one. The newest signs, the others stay trusted, so that a key can
 * be replaced while pages with only the old one are open. The public halves are written to `publicFolder`, which the
 * site's gateways read; what signs is in `folder`, which they cannot reach in a deployment. Source: 13-06.
 */
export function signingKeys(folder: string, publicFolder = folder): SigningKeys {
  const file = join(folder, FILE);
  if (publicFolder !== folder) moveKeys(join(publicFolder, FILE), file);
  if (!existsSync(file)) writeKeys(file, [newKey(1)]);
  const kept = readKeys(file);
  const newest = kept.at(-1)!;
  if (!('privateKey' in newest)) throw new Error(`${FILE} holds no private key to sign with.`);
  const before = kept.slice(0, -1);
  // An older release kept their private halves.
  if (before.some((key) => 'privateKey' in key)) writeKeys(file, [...before.map(publicHalf), newest]);
  const key = createPrivateKey(newest.privateKey);
  const trusted = kept.map(publicHalf);
  const signText = (text: string) => ({
    signature: sign(null, Buffer.from(text), key).toString('base64'),
    keyId: newest.keyId,
  });
  writeFileSync(join(publicFolder, TRUSTED_KEYS_FILE), `${JSON.stringify(trusted, null, 1)}\n`);
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

/**
 * Adds a key, which signs from the next start on. The previous one stays trusted without its private half; the one
 * before that is removed.
 */
export function rotateKeys(folder: string): void {
  const file = join(folder, FILE);
  const kept = existsSync(file) ? readKeys(file) : [];
  const last = Number(kept.at(-1)?.keyId.replace(/\D/g, '') ?? 0);
  writeKeys(file, [...kept.slice(-1).map(publicHalf), newKey(last + 1)]);
}

/** Takes over the keys that an older release kept in the folder of the gateways, and removes them there. */
function moveKeys(from: string, to: string): void {
  if (!existsSync(from)) return;
  if (!existsSync(to)) writeKeys(to, readKeys(from));
  rmSync(from);
}

const readKeys = (file: string): KeptKey[] => JSON.parse(readFileSync(file, 'utf8')) as KeptKey[];

const publicHalf = (key: KeptKey): TrustedKey => ({
  keyId: key.keyId,
  publicKey: 'publicKey' in key ? key.publicKey : rawPublicKey(createPrivateKey(key.privateKey)),
});

function newKey(number: number): KeptKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { keyId: `registry-${number}`, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
}

function writeKeys(file: string, keys: KeptKey[]): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 1)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

const rawPublicKey = (key: KeyObject): string =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x!, 'base64url').toString('base64');
