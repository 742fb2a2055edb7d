import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

/*
 * Merkle trees of RFC 6962, section 2.1: a leaf is SHA-256(0x00 ‖ data), a node SHA-256(0x01 ‖ left ‖ right), and a tree of n
 * leaves splits at the largest power of two below n. The prefixes keep a node from being shown as a leaf.
 */

type Hash = (data: Uint8Array) => Uint8Array;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
export const HASH_BYTES = 32;

/** The root of a tree without leaves: SHA-256 of nothing. */
export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array());

export const leafHash = (data: Uint8Array, hash: Hash = sha256): Uint8Array => hash(concatBytes(LEAF, data));
const nodeHash = (left: Uint8Array, right: Uint8Array, hash: Hash = sha256): Uint8Array =>
  hash(concatBytes(NODE, left, right));

/** Computes the root of leaf hashes that are added in order, with memory for one hash per level. */
export class MerkleRoot {
  /** The roots of full subtrees, largest first; a bit of `count` for each. */
  readonly #full: Uint8Array[] = [];
  #count = 0;
  readonly #hash: Hash;

  /** `hash` is SHA-256; a server passes its native one. */
  constructor(hash: Hash = sha256) {
    this.#hash = hash;
  }

  get count(): number {
    return this.#count;
  }

  add(leaf: Uint8Array): void {
    let node = leaf;
    for (let bit = this.#count; bit % 2 === 1; bit = Math.floor(bit / 2))
      node = nodeHash(this.#full.pop()!, node, this.#hash);
    this.#full.push(node);
    this.#count += 1;
  }

  root(): Uint8Array {
    if (this.#count === 0) return EMPTY_ROOT;
    return this.#full.reduceRight((right, left) => nodeHash(left, right, this.#hash));
  }
}

/** The root of these leaf hashes. */
export function rootOf(leaves: readonly Uint8Array[], hash: Hash = sha256): Uint8Array {
  const tree = new MerkleRoot(hash);
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
}

/** The hashes beside the way from the leaf at `index` to the root, lowest first. */
export function pathOf(leaves: readonly Uint8Array[], index: number, hash: Hash = sha256): Uint8Array[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length)
    throw new RangeError(`No leaf ${index} among ${leaves.length}.`);
  if (leaves.length === 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...pathOf(left, index, hash), rootOf(right, hash)]
    : [...pathOf(right, index - split, hash), rootOf(left, hash)];
}

/** One level of the way from a leaf to the root: the hash beside, on its side, and the hash of both. */
export interface WayStep {
  readonly beside: Uint8Array;
  readonly side: 'left' | 'right';
  readonly hash: Uint8Array;
}

/** The way that a leaf hash at `index` of `count` leaves has with this path, lowest first; null when the path's length is wrong. */
export function wayToRoot(
  leaf: Uint8Array,
  index: number,
  count: number,
  path: readonly Uint8Array[],
): WayStep[] | null {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(count) || index < 0 || index >= count) return null;
  if (path.some((hash) => hash.length !== HASH_BYTES)) return null;
  if (count === 1) return path.length === 0 ? [] : null;
  const beside = path.at(-1);
  if (!beside) return null;
  const split = splitOf(count);
  const isLeft = index < split;
  const below = isLeft
    ? wayToRoot(leaf, index, split, path.slice(0, -1))
    : wayToRoot(leaf, index - split, count - split, path.slice(0, -1));
  if (!below) return null;
  const own = below.at(-1)?.hash ?? leaf;
  return [
    ...below,
    isLeft
      ? { beside, side: 'right', hash: nodeHash(own, beside) }
      : { beside, side: 'left', hash: nodeHash(beside, own) },
  ];
}

/** The root of that way. */
export function rootFromPath(
  leaf: Uint8Array,
  index: number,
  count: number,
  path: readonly Uint8Array[],
): Uint8Array | null {
  const way = wayToRoot(leaf, index, count, path);
  return way && (way.at(-1)?.hash ?? leaf);
}

/** The largest power of two below `count`. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}
