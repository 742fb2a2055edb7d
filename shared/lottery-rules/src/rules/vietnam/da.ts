import { choose, combinations } from '../../combinations.ts';
import { definePlay, type Play, win } from '../../play.ts';
import { NOTE_SEPARATOR, pairCounts, pairRow, picked, restOf } from './together.ts';
import { type Region, spaceOf } from './region.ts';

/** Σ min(hits a, hits b) over all outcomes. */
function smallerHits(region: Region): bigint {
  const drawn = region.spots.length;
  let sum = 0n;
  for (let a = 1; a < drawn; a += 1)
    for (let b = 1; a + b <= drawn; b += 1)
      sum += BigInt(Math.min(a, b)) * choose(drawn, a) * choose(drawn - a, b) * 98n ** BigInt(drawn - a - b);
  return sum * restOf(region);
}

/** Σ min over all pairs of the numbers of times: the n-th highest is the smaller one of n pairs. */
const smallerOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => b - a).reduce((sum, count, index) => sum + count * index, 0);

/** Đá: every pair of the picks. A pair pays as often as the one of its numbers that is drawn less often. */
export function da(region: Region): Play {
  const counts = pairCounts(region);
  return definePlay({
    code: 'da',
    tab: 'da',
    name: 'Đá',
    family: region.family,
    priced: 'odds',
    rows: [pairRow(2)],
    example: picked(4),
    space: spaceOf(region),
    tiers: { hit: smallerHits(region) },
    count: ([numbers]) => choose(numbers!.length, 2),
    *expand([numbers]) {
      for (const pair of combinations(numbers!, 2)) yield pair.join(NOTE_SEPARATOR);
    },
    hits(note, result) {
      const [a, b] = note.split(NOTE_SEPARATOR);
      return win(Math.min(counts(result).get(a!) ?? 0, counts(result).get(b!) ?? 0));
    },
    wins([numbers], result) {
      return win(smallerOf(numbers!.map((number) => counts(result).get(number) ?? 0)));
    },
    together: ([numbers]) => ({ picks: numbers!, by: 'pairs', wins: (times) => win(smallerOf(times)) }),
  });
}
