import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** The domain separation tag of the scheme bls-unchained-g1-rfc9380. */
export const BEACON_TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The message that a chain signs for a round: SHA-256 of the round as 8 bytes, big-endian. */
export function roundMessage(round: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(round));
  return sha256(new Uint8Array(bytes.buffer));
}

/**
 * Whether `signature` (G1, hex) is the chain's for `round` under `publicKey` (G2, hex). The first call takes about 150 ms, a
 * further one 20 ms; load this module only when a proof is verified.
 */
export function verifyBeacon(publicKey: string, round: number, signature: string): boolean {
  const bls = bls12_381.shortSignatures;
  return bls.verify(hexToBytes(signature), bls.hash(roundMessage(round), BEACON_TAG), hexToBytes(publicKey));
}
