import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { TrustedKey } from '@atrium/contracts/snapshot';

/** A key that signs has its private half; one that is only still trusted has none. */
export type KeptKey = { keyId: string; privateKey: string } | { keyId: string; publicKey: string };

export const ONLINE_KEYS_FILE = 'registry-keys.json';

export function newKey(keyId: string): KeptKey & { privateKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { keyId, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
}

export const publicHalf = (key: KeptKey): TrustedKey => ({
  keyId: key.keyId,
  publicKey: 'publicKey' in key ? key.publicKey : rawPublicKey(createPrivateKey(key.privateKey)),
});

/** An Ed25519 signature over the text, base64. Throws where only the public half is there. */
export function signWith(key: KeptKey, text: string): { keyId: string; signature: string } {
  if (!('privateKey' in key)) throw new Error(`Of the key ${key.keyId} only the public half is here.`);
  return {
    keyId: key.keyId,
    signature: sign(null, Buffer.from(text), createPrivateKey(key.privateKey)).toString('base64'),
  };
}

/** The number at the end of a key's name. */
export const numberOf = (keyId: string | undefined): number => Number(keyId?.replace(/\D/g, '') || 0);

export function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Replaces the file at once; with `secret`, nobody else can read it. */
export function writeJson(file: string, content: unknown, secret = false): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 1)}\n`, secret ? { mode: 0o600 } : {});
  renameSync(`${file}.new`, file);
}

const rawPublicKey = (key: KeyObject): string =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x!, 'base64url').toString('base64');
