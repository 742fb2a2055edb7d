import { choose, combinations } from '../../combinations.ts';
import type { Result } from '../../draw.ts';
import { definePlay, type Play, type Win, win } from '../../play.ts';
import { absentWeight, BALLS, mainOf, SPACE, specialOf } from './balls.ts';

/** A partition of the balls into classes of one size, except one class. */
interface Classes {
  readonly tab: string;
  readonly row: string;
  readonly values: readonly string[];
  readonly classOf: (ball: string) => string;
  /** The class of another size, and the tiers of notes without it and with it. */
  readonly odd: string;
  readonly tiers: readonly [plain: string, withOdd: string];
}

const SEPARATOR = '-';

/** Outcomes in which every class of a note is among the seven balls: inclusion and exclusion over the classes that are absent. */
function weightOf(sizes: readonly number[]): bigint {
  let outcomes = 0n;
  for (let set = 0; set < 2 ** sizes.length; set += 1) {
    const absent = sizes.filter((_, at) => set & (1 << at));
    outcomes += (absent.length % 2 ? -1n : 1n) * absentWeight(absent.reduce((sum, size) => sum + size, 0));
  }
  return outcomes;
}

/** `size` classes that all appear among the seven balls; a class that appears several times counts once. */
export function chained(
  { tab, row, values, classOf, odd, tiers: [plain, withOdd] }: Classes,
  { code, name, size }: { code: string; name: string; size: number },
): Play {
  const sizeOf = (value: string): number => BALLS.filter((ball) => classOf(ball) === value).length;
  const usual = sizeOf(values.find((value) => value !== odd)!);
  const sizes = Array.from({ length: size }, () => usual);
  const seen = (result: Result): ReadonlySet<string> => new Set([...mainOf(result), specialOf(result)].map(classOf));
  /** Notes by tier of some values. */
  const notesOf = (picked: readonly string[]): Win[] => {
    const others = picked.filter((value) => value !== odd).length;
    return [
      ...win(choose(others, size), plain),
      ...(others < picked.length ? win(choose(others, size - 1), withOdd) : []),
    ];
  };
  return definePlay({
    code,
    tab,
    name,
    family: 'marksix',
    priced: 'odds',
    rows: [
      { kind: 'picks', name: row, values, min: size, max: size === 1 ? values.length : Math.min(8, values.length) },
    ],
    example: values.slice(0, size + 1).join(','),
    space: SPACE,
    tiers: { [plain]: weightOf(sizes), [withOdd]: weightOf(sizes.with(0, sizeOf(odd))) },
    count: ([picked]) => choose(picked!.length, size),
    *expand([picked]) {
      for (const set of combinations(picked!, size)) yield set.join(SEPARATOR);
    },
    hits(note, result) {
      const classes = note.split(SEPARATOR);
      const drawn = seen(result);
      return win(classes.every((value) => drawn.has(value)) ? 1 : 0, classes.includes(odd) ? withOdd : plain);
    },
    wins([picked], result) {
      const drawn = seen(result);
      return notesOf(picked!.filter((value) => drawn.has(value)));
    },
    balls: ([picked]) => ({
      on: 'classes',
      classes: picked!.map((value) => BALLS.filter((ball) => classOf(ball) === value)),
      wins: (present) => notesOf(picked!.filter((_, index) => present[index])),
    }),
    tally: ([picked]) => Object.fromEntries(notesOf(picked!).map(({ tier, notes }) => [tier, notes])),
  });
}
