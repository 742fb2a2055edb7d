import {
  BEACON_SCHEME,
  type BeaconChain,
  roundTimeMs,
  SANDBOX_BEACON_ID,
} from '@atrium/lottery-rules/proof/beacon-rounds';
import { chainHashOf } from '@atrium/lottery-rules/proof/chain-hash';
import { BEACON_TAG, roundMessage } from '@atrium/lottery-rules/proof/verify-beacon';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { createHash } from 'node:crypto';

/** What the sandbox stores of its chain: `secretKey` is hex. */
export interface ChainKey {
  secretKey: string;
  genesisSeconds: number;
}

export const PERIOD_SECONDS = 3;
/** Signatures that are kept: a quarter of an hour of rounds. A signature takes about 6 ms. */
const KEPT_ROUNDS = 300;

export interface SandboxChain {
  readonly info: BeaconChain;
  /** The signature of a round, hex; undefined for a round of the future. */
  signature(round: number): string | undefined;
  /** The newest published round; 0 before the first. */
  newest(): number;
}

/** A new key, from the system's generator. Rounds begin at the next multiple of the period. */
export function newChainKey(nowMs: number): ChainKey {
  return {
    secretKey: Buffer.from(bls12_381.utils.randomSecretKey()).toString('hex'),
    genesisSeconds: Math.floor(nowMs / 1000 / PERIOD_SECONDS) * PERIOD_SECONDS,
  };
}

/**
 * A chain of beacon values whose one key is in this process. Its owner knows every value beforehand, so the chain
 * shows how draws work and proves nothing about the house.
 */
export function createChain({ secretKey, genesisSeconds }: ChainKey, nowMs: () => number = Date.now): SandboxChain {
  const bls = bls12_381.shortSignatures;
  const key = Buffer.from(secretKey, 'hex');
  const described = {
    publicKey: Buffer.from(bls.getPublicKey(key).toBytes()).toString('hex'),
    periodSeconds: PERIOD_SECONDS,
    genesisSeconds,
    groupHash: createHash('sha256').update(SANDBOX_BEACON_ID).digest('hex'),
    beaconId: SANDBOX_BEACON_ID,
  };
  const info: BeaconChain = { ...described, hash: chainHashOf(described), schemeId: BEACON_SCHEME };
  const kept = new Map<number, string>();
  return {
    info,
    newest: () => Math.max(0, Math.floor((nowMs() / 1000 - genesisSeconds) / PERIOD_SECONDS) + 1),
    signature(round) {
      if (roundTimeMs(info, round) > nowMs()) return undefined;
      const known = kept.get(round);
      if (known) return known;
      const signature = Buffer.from(bls.sign(bls.hash(roundMessage(round), BEACON_TAG), key).toBytes()).toString('hex');
      kept.set(round, signature);
      if (kept.size > KEPT_ROUNDS) kept.delete(kept.keys().next().value!);
      return signature;
    },
  };
}
