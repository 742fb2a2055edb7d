import { choose } from '../../combinations.ts';
import { definePlay, type Play, win } from '../../play.ts';
import { type Region, spaceOf } from './region.ts';
import { NOTE_SEPARATOR, pairCounts, pairRow, picked, restOf } from './together.ts';

/** What a row of the table needs at least: numbers drawn, how many of them twice, how many three times. */
interface Need {
  readonly drawn: number;
  readonly twice: number;
  readonly thrice: number;
}
const need = (drawn: number, twice = 0, thrice = 0): Need => ({ drawn, twice, thrice });

/** By number of picks, the rows from the highest price down. An outcome pays the first row that it fulfils. */
const TABLE: Readonly<Record<number, Readonly<Record<string, Need>>>> = {
  2: { two: need(2) },
  3: {
    'three-thrice': need(3, 1, 1),
    'three-twice': need(3, 1),
    'two-twice': need(2, 1),
    three: need(3),
    two: need(2),
  },
  4: {
    'three-thrice': need(3, 1, 1),
    'three-twice': need(3, 1),
    four: need(4),
    'two-both-twice': need(2, 2),
    'two-twice': need(2, 1),
  },
  5: {
    'four-thrice': need(4, 1, 1),
    'four-twice': need(4, 1),
    five: need(5),
    'three-two-twice': need(3, 2),
    'three-twice': need(3, 1),
  },
};

/** More often than this is as good as this. */
const MOST_HITS = 3;
const atLeast = (hits: readonly number[], count: number): number => hits.filter((times) => times >= count).length;

function rowOf(picks: number, hits: readonly number[]): string | undefined {
  const [drawn, twice, thrice] = [atLeast(hits, 1), atLeast(hits, 2), atLeast(hits, MOST_HITS)];
  return Object.entries(TABLE[picks]!).find(
    ([, row]) => drawn >= row.drawn && twice >= row.twice && thrice >= row.thrice,
  )?.[0];
}

/** Outcomes in which the numbers are drawn as often as `hits` says, where `MOST_HITS` is that or more. */
function outcomes(region: Region, hits: readonly number[]): bigint {
  const draws = region.spots.length;
  let ways = [1n, ...Array.from({ length: draws }, () => 0n)];
  for (const times of hits) {
    const next = ways.map(() => 0n);
    for (const [used, count] of ways.entries())
      for (let more = times; more <= (times < MOST_HITS ? times : draws) && used + more <= draws; more += 1)
        next[used + more] = next[used + more]! + count * choose(draws - used, more);
    ways = next;
  }
  const others = BigInt(100 - hits.length);
  return ways.reduce((sum, count, used) => sum + count * others ** BigInt(draws - used), 0n) * restOf(region);
}

/** Every way in which each of `picks` numbers is drawn 0 to `MOST_HITS` times. */
function* patterns(picks: number): Generator<number[]> {
  if (picks === 0) yield [];
  else
    for (let times = 0; times <= MOST_HITS; times += 1) for (const rest of patterns(picks - 1)) yield [times, ...rest];
}

function weights(region: Region, picks: number): Record<string, bigint> {
  const sums: Record<string, bigint> = Object.fromEntries(Object.keys(TABLE[picks]!).map((row) => [row, 0n]));
  const known = new Map<string, bigint>();
  for (const hits of patterns(picks)) {
    const row = rowOf(picks, hits);
    if (!row) continue;
    const key = [...hits].sort().join('');
    const count = known.get(key) ?? outcomes(region, hits);
    known.set(key, count);
    sums[row]! += count;
  }
  return sums;
}

/** Đá by a house table: `picks` numbers are one note, which costs as many units as it has pairs. */
export function daTable(region: Region, picks: 2 | 3 | 4 | 5): Play {
  const counts = pairCounts(region);
  return definePlay({
    code: `da${picks}-table`,
    tab: 'da',
    name: `Đá ${picks}`,
    family: region.family,
    priced: 'odds',
    cost: choose(picks, 2),
    rows: [pairRow(picks, picks)],
    example: picked(picks),
    space: spaceOf(region),
    tiers: weights(region, picks),
    count: () => 1n,
    expand: ([numbers]) => [numbers!.join(NOTE_SEPARATOR)],
    hits(note, result) {
      const row = rowOf(
        picks,
        note.split(NOTE_SEPARATOR).map((number) => counts(result).get(number) ?? 0),
      );
      return row ? win(1, row) : [];
    },
    together: ([numbers]) => ({
      picks: numbers!,
      by: 'times',
      wins(times) {
        const row = rowOf(picks, times);
        return row ? win(1, row) : [];
      },
    }),
  });
}
