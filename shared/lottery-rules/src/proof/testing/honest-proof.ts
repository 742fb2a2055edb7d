import { randomBytes } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type BeaconChain, BEACON_SCHEME, roundAfter } from '../beacon-rounds.ts';
import { chainHashOf } from '../chain-hash.ts';
import { chainedHash, commitmentOf, digestOf, entryOf, GENESIS_HASH } from '../commitment.ts';
import type { DrawProof } from '../draw-proof.ts';
import { leafHash, pathOf, rootOf } from '../merkle.ts';
import { numbersOf } from '../numbers.ts';
import { BEACON_TAG, roundMessage } from '../verify-beacon.ts';
import { randomnessOf } from '../verify-draw.ts';

const bls = bls12_381.shortSignatures;
const key = bls12_381.utils.randomSecretKey();
/** The signature of the tests' chain for a round. */
export const sign = (round: number): string =>
  bytesToHex(bls.sign(bls.hash(roundMessage(round), BEACON_TAG), key).toBytes());
const described = {
  publicKey: bytesToHex(bls.getPublicKey(key).toBytes()),
  periodSeconds: 3,
  genesisSeconds: 1_700_000_000,
  groupHash: '00'.repeat(32),
  beaconId: 'a-test',
};
export const chain: BeaconChain = { ...described, hash: chainHashOf(described), schemeId: BEACON_SCHEME };

/** A draw as the gateway makes it, with `count` tickets, of which the proof shows one. */
export function honestProof(count = 5, shown = 3): DrawProof {
  const name = { gameCode: 'SSC1', issue: '20261121-001' };
  const secret = randomBytes(32);
  const closesAt = '2026-11-21T08:00:55.000Z';
  const drawsAt = '2026-11-21T08:01:00.000Z';
  const commitment = commitmentOf(name, secret);
  const round = roundAfter(chain, Date.parse(closesAt));
  const committed = { ...name, commitment, chainHash: chain.hash, round, closesAt, drawsAt };
  const hash = chainedHash(GENESIS_HASH, digestOf(entryOf(committed)));
  const following = [digestOf('another'), digestOf('third')];
  const texts = Array.from({ length: count }, (_, index) => `ticket ${index}`);
  const leaves = texts.map((text) => leafHash(utf8ToBytes(text)));
  const root = rootOf(leaves);
  const signature = sign(round);
  return {
    ...committed,
    scheme: 2,
    family: 'ssc',
    state: 'drawn',
    place: {
      position: 1,
      previous: GENESIS_HASH,
      hash,
      committedAt: '2026-11-21T07:00:00.000Z',
      following,
      head: { position: 3, hash: following.reduce(chainedHash, hash) },
    },
    tickets: { count, root: bytesToHex(root), frozenAt: '2026-11-21T08:00:55.040Z' },
    beacon: { chain, round, signature, moves: [] },
    secret: bytesToHex(secret),
    result: numbersOf({ family: 'ssc', ...name, secret, randomness: randomnessOf(signature), root }),
    ticket:
      count === 0
        ? null
        : { text: texts[shown]!, index: shown, path: pathOf(leaves, shown).map((hash) => bytesToHex(hash)) },
  };
}
