import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { draw } from '../draw.ts';
import type { Family } from '../families.ts';
import { type NextByte, type ReadBytes, unbiased } from '../random.ts';
import { formatResult } from '../result-text.ts';
import { type DrawName, nameBytes } from './commitment.ts';

/** What the numbers of a draw follow from. */
export interface NumbersInput extends DrawName {
  readonly family: Family;
  readonly secret: Uint8Array;
  /** The beacon's value: 32 bytes. */
  readonly randomness: Uint8Array;
  /** Merkle root over the draw's tickets: 32 bytes. */
  readonly root: Uint8Array;
}

/**
 * The numbers of a draw as text: bytes of HMAC-SHA256(secret, name ‖ beacon value ‖ Merkle root ‖ i) for i = 0, 1, … (4 bytes,
 * big-endian), scaled without bias (RN-02). Nothing else has an influence.
 */
export const numbersOf = (input: NumbersInput): string => formatResult(draw(input.family, unbiased(bytesOf(input))));

/** One number of a draw in the order of the draw, with all that was read for it: the last is kept, the others were thrown away. */
export interface DrawnNumber {
  readonly number: string;
  readonly read: readonly ReadBytes[];
}

/** How the stream of bytes gave each number. */
export function explainNumbers(input: NumbersInput): DrawnNumber[] {
  const drawn: DrawnNumber[] = [];
  let read: ReadBytes[] = [];
  draw(
    input.family,
    unbiased(bytesOf(input), (bytes) => read.push(bytes)),
    (number) => {
      drawn.push({ number, read });
      read = [];
    },
  );
  return drawn;
}

function bytesOf({ secret, randomness, root, ...name }: NumbersInput): NextByte {
  const prefix = concatBytes(nameBytes(name), randomness, root);
  return blocks((index) => hmac(sha256, secret, concatBytes(prefix, uint32(index))));
}

/**
 * The numbers of a draw of scheme 1, which follow from the secret alone: HMAC-SHA256(secret, `<game>|<issue>|<i>`). No ticket
 * was sold for such a draw.
 */
export const numbersOfSecret = (family: Family, { gameCode, issue }: DrawName, secret: Uint8Array): string =>
  formatResult(
    draw(family, unbiased(blocks((index) => hmac(sha256, secret, utf8ToBytes(`${gameCode}|${issue}|${index}`))))),
  );

function blocks(blockAt: (index: number) => Uint8Array): NextByte {
  let block = new Uint8Array();
  let used = 0;
  let index = 0;
  return () => {
    if (used === block.length) {
      block = blockAt(index) as Uint8Array<ArrayBuffer>;
      index += 1;
      used = 0;
    }
    return block[used++]!;
  };
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
