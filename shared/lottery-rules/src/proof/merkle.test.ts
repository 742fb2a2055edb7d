import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { EMPTY_ROOT, leafHash, MerkleRoot, pathOf, rootFromPath, rootOf } from './merkle.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const sha256 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
/** RFC 6962, section 2.1, as it is written there. */
function slowRoot(entries: readonly Uint8Array[]): Buffer {
  if (entries.length === 0) return sha256();
  if (entries.length === 1) return sha256(Buffer.of(0), entries[0]!);
  let split = 1;
  while (split * 2 < entries.length) split *= 2;
  return sha256(Buffer.of(1), slowRoot(entries.slice(0, split)), slowRoot(entries.slice(split)));
}
const entriesOf = (count: number): Uint8Array[] =>
  Array.from({ length: count }, (_, index) => Buffer.from(`t${index}`));

it('has the roots of the test vectors of certificate transparency', () => {
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const leaves = inputs.map((input) => leafHash(Buffer.from(input, 'hex')));
  expect(hex(EMPTY_ROOT)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(rootOf(leaves.slice(0, 1)))).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  expect(hex(rootOf(leaves.slice(0, 2)))).toBe('fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125');
  expect(hex(rootOf(leaves.slice(0, 7)))).toBe('ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c');
  expect(hex(rootOf(leaves))).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
});

it('computes the root and every path as the RFC defines them, for every size', () => {
  for (let count = 0; count <= 40; count += 1) {
    const entries = entriesOf(count);
    const leaves = entries.map((entry) => leafHash(entry));
    const root = rootOf(leaves);
    expect(hex(root)).toBe(hex(slowRoot(entries)));
    for (let index = 0; index < count; index += 1)
      expect(hex(rootFromPath(leaves[index]!, index, count, pathOf(leaves, index))!)).toBe(hex(root));
  }
});

it('refuses a path for another leaf, place, size or length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), fc.nat(), (count, at, bit) => {
      const leaves = entriesOf(count).map((entry) => leafHash(entry));
      const index = at % count;
      const path = pathOf(leaves, index);
      const root = hex(rootOf(leaves));
      const isRoot = (...input: Parameters<typeof rootFromPath>) => {
        const found = rootFromPath(...input);
        return found !== null && hex(found) === root;
      };
      const bent = path.map((hash) => Uint8Array.from(hash));
      bent[bit % bent.length]![bit % 32]! ^= 1 << (bit % 8);
      expect(isRoot(leaves[index]!, index, count, path)).toBe(true);
      expect(isRoot(leaves[(index + 1) % count]!, index, count, path)).toBe(false);
      expect(isRoot(leaves[index]!, (index + 1) % count, count, path)).toBe(false);
      expect(isRoot(leaves[index]!, index, count, bent)).toBe(false);
      expect(isRoot(leaves[index]!, index, count, path.slice(1))).toBe(false);
      expect(isRoot(leaves[index]!, index, count, [...path, leaves[0]!])).toBe(false);
    }),
  );
  expect(rootFromPath(leafHash(Buffer.of(1)), 1, 1, [])).toBeNull();
  expect(rootFromPath(leafHash(Buffer.of(1)), -1, 1, [])).toBeNull();
});

it('composes the roots of full subtrees to the root of the whole', () => {
  const leaves = entriesOf(77).map((entry) => leafHash(entry));
  const subtrees = Array.from({ length: 5 }, (_, index) => rootOf(leaves.slice(index * 16, index * 16 + 16)));
  expect(hex(rootOf(subtrees))).toBe(hex(rootOf(leaves)));
  const tree = new MerkleRoot();
  for (const leaf of leaves) tree.add(leaf);
  expect([tree.count, hex(tree.root())]).toEqual([77, hex(rootOf(leaves))]);
});
