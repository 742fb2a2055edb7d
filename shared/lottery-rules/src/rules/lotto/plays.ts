import { choose, combinations } from '../../combinations.ts';
import { definePlay, type Play } from '../../play.ts';
import { divisionWeights, divisionWins, ENTRY, type Lotto } from './divisions.ts';

const SEPARATOR = ' ';
/** Most typed entries of one selection. */
const MOST_ENTRIES = 200;
const EXAMPLE = ['03', '08', '17', '21', '34', '40', '44', '45'];
const sorted = (numbers: readonly string[]): string => [...numbers].sort().join(SEPARATOR);
const picked = (count: number): string => EXAMPLE.slice(0, count).join(',');

const shared = (lotto: Lotto) =>
  ({
    family: lotto.family,
    priced: 'pool',
    space: lotto.space,
    tiers: divisionWeights(lotto),
    hits: (note, result) => divisionWins(lotto, note.split(SEPARATOR), [], result),
  }) as const satisfies Partial<Play>;

/** Whole entries of six numbers. */
export const single = (lotto: Lotto): Play =>
  definePlay({
    ...shared(lotto),
    code: 'single',
    tab: 'single',
    name: 'Single entries',
    rows: [
      {
        kind: 'typed',
        name: 'entries',
        values: lotto.numbers,
        length: ENTRY,
        separator: SEPARATOR,
        sorted: true,
        fits: (numbers) => new Set(numbers).size === ENTRY,
        min: 1,
        max: MOST_ENTRIES,
      },
    ],
    example: [EXAMPLE.slice(0, ENTRY), EXAMPLE.slice(2)].map(sorted).join(','),
    count: ([entries]) => BigInt(entries!.length),
    expand: ([entries]) => entries!,
  });

/** Every set of six of the picks. `sizes` are the numbers of picks that the game sells. */
export function system(lotto: Lotto, name: string, sizes: readonly number[]): Play {
  return definePlay({
    ...shared(lotto),
    code: 'system',
    tab: 'system',
    name,
    rows: [{ kind: 'picks', name: 'numbers', values: lotto.numbers, min: sizes[0]!, max: sizes.at(-1)! }],
    example: picked(ENTRY + 1),
    count: ([numbers]) => (sizes.includes(numbers!.length) ? choose(numbers!.length, ENTRY) : 0n),
    *expand([numbers]) {
      for (const set of combinations(numbers!, ENTRY)) yield set.join(SEPARATOR);
    },
    wins: ([numbers], result) => divisionWins(lotto, [], numbers!, result),
  });
}

/** One to five bankers, which every entry has, and the numbers that complete it. */
export const banker = (lotto: Lotto, most: number): Play =>
  definePlay({
    ...shared(lotto),
    code: 'banker',
    tab: 'banker',
    name: 'Banker',
    rows: [
      { kind: 'picks', name: 'bankers', values: lotto.numbers, min: 1, max: ENTRY - 1 },
      { kind: 'picks', name: 'others', values: lotto.numbers, min: 1, max: most },
    ],
    apart: true,
    example: `${EXAMPLE[0]},${EXAMPLE[1]}|${EXAMPLE.slice(2, 7).join(',')}`,
    count: ([bankers, others]) => choose(others!.length, ENTRY - bankers!.length),
    *expand([bankers, others]) {
      for (const set of combinations(others!, ENTRY - bankers!.length)) yield sorted([...bankers!, ...set]);
    },
    wins: ([bankers, others], result) => divisionWins(lotto, bankers!, others!, result),
  });

/** Five numbers with each of the remaining ones as the sixth. */
export const roll = (lotto: Lotto, name: string): Play =>
  definePlay({
    ...shared(lotto),
    code: 'roll',
    tab: 'system',
    name,
    rows: [{ kind: 'picks', name: 'numbers', values: lotto.numbers, min: ENTRY - 1, max: ENTRY - 1 }],
    example: picked(ENTRY - 1),
    count: () => BigInt(lotto.numbers.length - ENTRY + 1),
    *expand([numbers]) {
      for (const sixth of lotto.numbers) if (!numbers!.includes(sixth)) yield sorted([...numbers!, sixth]);
    },
    wins: ([numbers], result) =>
      divisionWins(
        lotto,
        numbers!,
        lotto.numbers.filter((number) => !numbers!.includes(number)),
        result,
      ),
  });
