import { createHash } from 'node:crypto';

const hashOf = (prefix: 0 | 1, ...parts: Buffer[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256').update(Buffer.from([prefix]))).digest();

/** The largest power of two below `size`: where RFC 6962 splits a tree. */
const splitOf = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);

/**
 * A Merkle tree that only grows (RFC 6962, section 2.1). Whole subtrees are hashed once, so a new head and a proof cost
 * logarithmic work.
 */
export class MerkleTree {
  readonly #leaves: Buffer[] = [];
  readonly #whole = new Map<string, Buffer>();

  get size(): number {
    return this.#leaves.length;
  }

  append(text: string): void {
    this.#leaves.push(hashOf(0, Buffer.from(text)));
  }

  root(size = this.size): Buffer {
    return size === 0 ? createHash('sha256').digest() : this.#hash(0, size);
  }

  /** The neighbours on the way from an entry to the root. */
  inclusion(index: number): Buffer[] {
    return this.#path(index, 0, this.size);
  }

  /** The hashes that connect the root of the first `from` entries with the present one. */
  consistency(from: number): Buffer[] {
    return from === this.size ? [] : this.#connect(from, 0, this.size, true);
  }

  #hash(start: number, end: number): Buffer {
    if (end - start === 1) return this.#leaves[start]!;
    const key = `${start}-${end}`;
    const known = this.#whole.get(key);
    if (known) return known;
    const split = start + splitOf(end - start);
    const hash = hashOf(1, this.#hash(start, split), this.#hash(split, end));
    if (Number.isInteger(Math.log2(end - start))) this.#whole.set(key, hash);
    return hash;
  }

  #path(index: number, start: number, end: number): Buffer[] {
    if (end - start === 1) return [];
    const split = start + splitOf(end - start);
    return index < split
      ? [...this.#path(index, start, split), this.#hash(split, end)]
      : [...this.#path(index, split, end), this.#hash(start, split)];
  }

  /** `isOld`: the subtree is a whole part of the old tree, whose root the verifier has. */
  #connect(from: number, start: number, end: number, isOld: boolean): Buffer[] {
    if (from === end) return isOld ? [] : [this.#hash(start, end)];
    const split = start + splitOf(end - start);
    return from <= split
      ? [...this.#connect(from, start, split, isOld), this.#hash(split, end)]
      : [...this.#connect(from, split, end, false), this.#hash(start, split)];
  }
}
