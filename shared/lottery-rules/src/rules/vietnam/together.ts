import { choose, combinations } from '../../combinations.ts';
import type { Result } from '../../draw.ts';
import { definePlay, type Play, type Win, win } from '../../play.ts';
import type { PickRow } from '../../selection.ts';
import { numberAt, PAIRS, type Region, spaceOf } from './region.ts';

/** Most numbers of one selection. */
const MOST_PICKS = 12;
const PICKED = ['07', '12', '25', '33', '41', '58', '60', '69', '74', '86', '93', '99'];

export const pairRow = (min: number, max = MOST_PICKS): PickRow => ({
  kind: 'picks',
  name: 'numbers',
  values: PAIRS,
  min,
  max,
});
export const picked = (count: number): string => PICKED.slice(0, count).join(',');
export const NOTE_SEPARATOR = '-';

/** How often each two-digit ending is drawn, by ending. */
export function pairCounts({ spots }: Region): (result: Result) => ReadonlyMap<string, number> {
  const seen = new WeakMap<Result, ReadonlyMap<string, number>>();
  return (result) => {
    const known = seen.get(result);
    if (known) return known;
    const counts = new Map<string, number>();
    for (const spot of spots) {
      const pair = numberAt(result, spot).slice(-2);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    seen.set(result, counts);
    return counts;
  };
}

/** Outcomes of everything but the last two digits of each number. */
export const restOf = ({ digits, spots }: Region): bigint => 10n ** BigInt(digits - 2 * spots.length);

/** Outcomes in which each of `k` numbers is drawn at least once: inclusion and exclusion over the numbers that are missing. */
function allDrawn(region: Region, k: number): bigint {
  let outcomes = 0n;
  for (let missing = 0; missing <= k; missing += 1)
    outcomes += (missing % 2 ? -1n : 1n) * choose(k, missing) * BigInt(100 - missing) ** BigInt(region.spots.length);
  return outcomes * restOf(region);
}

/** Of some numbers, how many are drawn at least once. */
const drawnOf = (times: readonly number[]): number => times.filter((each) => each > 0).length;

const shared = (region: Region) =>
  ({ family: region.family, priced: 'odds', space: spaceOf(region), apart: false }) as const;

/** Xiên k: every number of a set of `k` is drawn; pays once. More picks are every set of `k` of them. */
export function xien(region: Region, k: 2 | 3 | 4): Play {
  const counts = pairCounts(region);
  return definePlay({
    ...shared(region),
    code: `xien${k}`,
    tab: 'xien',
    name: `Xiên ${k}`,
    rows: [pairRow(k)],
    example: picked(k + 1),
    tiers: { hit: allDrawn(region, k) },
    count: ([numbers]) => choose(numbers!.length, k),
    *expand([numbers]) {
      for (const set of combinations(numbers!, k)) yield set.join(NOTE_SEPARATOR);
    },
    hits: (note, result) => win(note.split(NOTE_SEPARATOR).every((number) => counts(result).has(number)) ? 1 : 0),
    wins: ([numbers], result) => win(choose(numbers!.filter((number) => counts(result).has(number)).length, k)),
    together: ([numbers]) => ({ picks: numbers!, by: 'drawn', wins: (times) => win(choose(drawnOf(times), k)) }),
  });
}

const SIZES = [2, 3, 4] as const;

/** Xiên quay: every set of two, three and four of the picks, each paid like its xiên. */
export function xienQuay(region: Region): Play {
  const counts = pairCounts(region);
  const bySize = (notesOf: (size: number) => bigint): Win[] =>
    SIZES.flatMap((size) => win(notesOf(size), `xien${size}`));
  return definePlay({
    ...shared(region),
    code: 'xien-quay',
    tab: 'xien',
    name: 'Xiên quay',
    rows: [pairRow(3, 10)],
    example: picked(5),
    tiers: Object.fromEntries(SIZES.map((size) => [`xien${size}`, allDrawn(region, size)])),
    count: ([numbers]) => SIZES.reduce((notes, size) => notes + choose(numbers!.length, size), 0n),
    *expand([numbers]) {
      for (const size of SIZES) for (const set of combinations(numbers!, size)) yield set.join(NOTE_SEPARATOR);
    },
    hits(note, result) {
      const numbers = note.split(NOTE_SEPARATOR);
      return win(numbers.every((number) => counts(result).has(number)) ? 1 : 0, `xien${numbers.length}`);
    },
    wins([numbers], result) {
      const drawn = numbers!.filter((number) => counts(result).has(number)).length;
      return bySize((size) => choose(drawn, size));
    },
    together: ([numbers]) => ({
      picks: numbers!,
      by: 'drawn',
      wins: (times) => bySize((size) => choose(drawnOf(times), size)),
    }),
    tally: ([numbers]) => Object.fromEntries(SIZES.map((size) => [`xien${size}`, choose(numbers!.length, size)])),
  });
}

/** Lô trượt k: none of `k` numbers is drawn. More picks are every set of `k` of them. */
export function truot(region: Region, k: number): Play {
  const counts = pairCounts(region);
  return definePlay({
    ...shared(region),
    code: `truot${k}`,
    tab: 'truot',
    name: `Lô trượt ${k}`,
    rows: [pairRow(k)],
    example: picked(k + 1),
    tiers: { hit: BigInt(100 - k) ** BigInt(region.spots.length) * restOf(region) },
    count: ([numbers]) => choose(numbers!.length, k),
    *expand([numbers]) {
      for (const set of combinations(numbers!, k)) yield set.join(NOTE_SEPARATOR);
    },
    hits: (note, result) => win(note.split(NOTE_SEPARATOR).some((number) => counts(result).has(number)) ? 0 : 1),
    wins: ([numbers], result) => win(choose(numbers!.filter((number) => !counts(result).has(number)).length, k)),
    together: ([numbers]) => ({
      picks: numbers!,
      by: 'drawn',
      wins: (times) => win(choose(times.length - drawnOf(times), k)),
    }),
  });
}
