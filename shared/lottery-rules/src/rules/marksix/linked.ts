import { choose, combinations } from '../../combinations.ts';
import { definePlay, type Play, type Win, win } from '../../play.ts';
import { BALLS, mainOf, SPACE, specialOf } from './balls.ts';

/** Of `picks` numbers, `main` are main balls and `special` (0 or 1) is the special one. */
interface Hits {
  readonly picks: number;
  readonly main: number;
  readonly special: number;
}
/** Winning sets by tier among the picks. */
type SetsOf = (hits: Hits) => Readonly<Record<string, bigint>>;

interface Linked {
  code: string;
  tab: string;
  name: string;
  /** Numbers of one note. */
  size: number;
  /** Most numbers of one selection. */
  most: number;
  sets: SetsOf;
}

const EXAMPLE = ['03', '08', '11', '17', '20', '21', '26', '30', '34', '38', '40', '44', '45', '47'];
const SEPARATOR = '-';

/** Outcomes by tier of one note: every number of main balls, with the special ball and without, times the draws that have it. */
function weightsOf(size: number, sets: SetsOf): Record<string, bigint> {
  const weights: Record<string, bigint> = {};
  for (let main = 0; main <= Math.min(size, 6); main += 1)
    for (const special of [0, 1]) {
      const specials = special ? size - main : 43 - (size - main);
      const draws = choose(size, main) * choose(49 - size, 6 - main) * BigInt(specials);
      for (const [tier, count] of Object.entries(sets({ picks: size, main, special })))
        weights[tier] = (weights[tier] ?? 0n) + count * draws;
    }
  return weights;
}

/** Every set of `size` picks is a note. */
function linked({ code, tab, name, size, most, sets }: Linked): Play {
  const winsOfHits = (picks: number, main: number, special: boolean): readonly Win[] =>
    Object.entries(sets({ picks, main, special: special ? 1 : 0 })).flatMap(([tier, notes]) => win(notes, tier));
  const winsOf = (numbers: readonly string[], main: readonly string[], special: string): readonly Win[] =>
    winsOfHits(numbers.length, numbers.filter((number) => main.includes(number)).length, numbers.includes(special));
  return definePlay({
    code,
    tab,
    name,
    family: 'marksix',
    priced: 'odds',
    rows: [{ kind: 'picks', name: 'numbers', values: BALLS, min: size, max: most }],
    example: EXAMPLE.slice(0, size + 1).join(','),
    space: SPACE,
    tiers: weightsOf(size, sets),
    count: ([picked]) => choose(picked!.length, size),
    *expand([picked]) {
      for (const set of combinations(picked!, size)) yield set.join(SEPARATOR);
    },
    hits: (note, result) => winsOf(note.split(SEPARATOR), mainOf(result), specialOf(result)),
    wins: ([picked], result) => winsOf(picked!, mainOf(result), specialOf(result)),
    balls: ([picked]) => ({
      on: 'hits',
      balls: picked!,
      wins: (hits, special) => winsOfHits(picked!.length, hits, special),
    }),
  });
}

const NONE_SIZES = [5, 6, 7, 8, 9, 10, 11, 12] as const;

export const linkedPlays: readonly Play[] = [
  linked({
    code: 'three-of-three',
    tab: 'linked',
    name: 'Three of three',
    size: 3,
    most: 12,
    sets: ({ main }) => ({ hit: choose(main, 3) }),
  }),
  linked({
    code: 'three-hit-two',
    tab: 'linked',
    name: 'Three hit two',
    size: 3,
    most: 12,
    sets: ({ picks, main }) => ({ two: choose(main, 2) * BigInt(picks - main), three: choose(main, 3) }),
  }),
  linked({
    code: 'two-of-two',
    tab: 'linked',
    name: 'Two of two',
    size: 2,
    most: 12,
    sets: ({ main }) => ({ hit: choose(main, 2) }),
  }),
  linked({
    code: 'two-with-special',
    tab: 'linked',
    name: 'Two with special',
    size: 2,
    most: 12,
    sets: ({ main, special }) => ({ both: choose(main, 2), special: BigInt(main * special) }),
  }),
  linked({
    code: 'special-string',
    tab: 'linked',
    name: 'Special string',
    size: 2,
    most: 12,
    sets: ({ main, special }) => ({ hit: BigInt(main * special) }),
  }),
  ...NONE_SIZES.map((size) =>
    linked({
      code: `none${size}`,
      tab: 'none',
      name: `None of ${size}`,
      size,
      most: size + 3,
      sets: ({ picks, main, special }) => ({ hit: choose(picks - main - special, size) }),
    }),
  ),
];
