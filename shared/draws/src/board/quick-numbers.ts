import { unbiased } from '@atrium/lottery-rules/random';
import type { Play } from '@atrium/lottery-rules/play';
import type { PickRow } from '@atrium/lottery-rules/selection';

const random = unbiased(() => crypto.getRandomValues(new Uint8Array(1))[0]!);
/** Sizes that are offered at once. */
const MOST_SIZES = 14;

/** A row whose numbers are pressed on a pad: the many balls of one drum. Two digits of 00 to 99 have a page of their own. */
export const hasPad = (row: Pick<PickRow, 'values'>): boolean =>
  row.values.length >= 20 && row.values.length < 100 && row.values.every((value) => /^\d+$/.test(value));

/** `size` numbers by chance: those that are picked and others, or all of them new once there are enough. */
export function quickNumbers(values: readonly string[], picked: readonly string[], size: number): string[] {
  const kept = picked.length < size ? picked : [];
  const left = values.filter((value) => !kept.includes(value));
  const drawn = Array.from({ length: size - kept.length }, () => left.splice(random(left.length), 1)[0]!);
  return [...kept, ...drawn].sort((a, b) => values.indexOf(a) - values.indexOf(b));
}

/** How many numbers a play of one row may have, each with the notes that they make. */
export function sizesOf(play: Play, row: PickRow): { size: number; notes: bigint }[] {
  const sizes: { size: number; notes: bigint }[] = [];
  for (let size = row.min; size <= row.max && sizes.length < MOST_SIZES; size += 1) {
    const read = play.parse(row.values.slice(0, size).join(','));
    if ('selection' in read) sizes.push({ size, notes: play.count(read.selection) });
  }
  return sizes;
}
