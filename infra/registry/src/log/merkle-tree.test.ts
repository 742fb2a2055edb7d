import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  areForked,
  type ConsistencyProof,
  headText,
  type InclusionProof,
  isContinued,
  isHeadSigned,
  isIncluded,
} from '@atrium/contracts/snapshot-log';
import { canonicalJson } from '@atrium/contracts/canonical-json';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { MerkleTree } from './merkle-tree.ts';

const snapshot = (sequence: number, change: Partial<Snapshot> = {}): Snapshot => ({
  registryId: 'r',
  sequence,
  issuedAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-11-02T00:00:00.000Z',
  brand: 'atrium',
  system: { status: 'normal', countries: [], ips: [] },
  remotes: [],
  signature: `signature-${sequence}`,
  keyId: 'registry-1',
  ...change,
});
const text = (hashes: Buffer[]) => hashes.map((hash) => hash.toString('base64'));
function grown(size: number): MerkleTree {
  const tree = new MerkleTree();
  for (let sequence = 1; sequence <= size; sequence++) tree.append(canonicalJson(snapshot(sequence)));
  return tree;
}
const headOf = (tree: MerkleTree) => ({
  registryId: 'r',
  size: tree.size,
  root: tree.root().toString('base64'),
  signature: '',
  keyId: '',
});

it('has the roots of RFC 6962', () => {
  const tree = new MerkleTree();
  expect(tree.root().toString('hex')).toBe(createHash('sha256').digest('hex'));
  tree.append('');
  expect(tree.root().toString('hex')).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
});

it('[13-23] proves of every entry at every size that it is in the log, and of no other', async () => {
  for (const size of [1, 2, 3, 4, 7, 8, 11]) {
    const tree = grown(size);
    for (let index = 0; index < size; index++) {
      const proof: InclusionProof = { head: headOf(tree), index, path: text(tree.inclusion(index)) };
      expect(await isIncluded(snapshot(index + 1), proof)).toBe(true);
      expect(await isIncluded(snapshot(index + 1, { brand: 'other' }), proof)).toBe(false);
      expect(await isIncluded(snapshot(index + 1), { ...proof, index: index + 1 })).toBe(false);
      expect(await isIncluded(snapshot(index + 1), { ...proof, path: [...proof.path, proof.head.root] })).toBe(false);
    }
  }
});

it('[13-23] proves that a log continues every earlier one, and not one in which an entry was changed', async () => {
  for (const size of [2, 3, 5, 8, 13])
    for (let from = 1; from <= size; from++) {
      const tree = grown(size);
      const proof: ConsistencyProof = { head: headOf(tree), from, path: text(tree.consistency(from)) };
      expect(await isContinued(grown(from).root().toString('base64'), proof)).toBe(true);
      const forked = new MerkleTree();
      for (let sequence = 1; sequence <= from; sequence++)
        forked.append(canonicalJson(snapshot(sequence, sequence === 1 ? { brand: 'other' } : {})));
      expect(await isContinued(forked.root().toString('base64'), proof)).toBe(false);
    }
});

it('[13-23] accepts a head that a trusted key has signed, and finds two contents of one sequence', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = {
    keyId: 'k',
    publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('base64'),
  };
  const unsigned = { registryId: 'r', size: 3, root: 'cm9vdA==' };
  const head = {
    ...unsigned,
    keyId: 'k',
    signature: sign(null, Buffer.from(headText(unsigned)), privateKey).toString('base64'),
  };
  expect(await isHeadSigned(head, [key])).toBe(true);
  expect(await isHeadSigned({ ...head, size: 4 }, [key])).toBe(false);
  expect(await isHeadSigned(head, [])).toBe(false);
  expect(areForked(snapshot(4), snapshot(4))).toBe(false);
  expect(areForked(snapshot(4), snapshot(4, { signature: 'other' }))).toBe(true);
  expect(areForked(snapshot(4), snapshot(5))).toBe(false);
});
