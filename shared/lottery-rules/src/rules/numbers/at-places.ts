import { PUSH, win } from '../../play.ts';
import type { NumbersRule } from './numbers-rule.ts';
import { PLACES } from './places.ts';

export interface AtPlaces {
  readonly code: string;
  readonly name: string;
  readonly places: number;
  /** What a number can be, each with equally many numbers. */
  readonly values: readonly string[];
  /** The values that hold for a number; null where the stake comes back. */
  of(number: string): readonly string[] | null;
  /** Orders of all numbers in which a value holds at one place, and in which the stake comes back. */
  readonly weight: bigint;
  readonly pushed?: bigint;
  readonly space: bigint;
  readonly priced?: NumbersRule['priced'];
}

/** A property of the number at each chosen place: big, odd. A note is a place with a value. */
export function atPlaces({
  code,
  name,
  places,
  values,
  of,
  weight,
  pushed = 0n,
  space,
  priced = 'group',
}: AtPlaces): NumbersRule {
  const names = PLACES.slice(0, places);
  return {
    code,
    name,
    priced,
    rows: [
      { kind: 'picks', name: 'places', values: names, min: 1, max: places },
      { kind: 'picks', name: 'halves', values, min: 1, max: values.length },
    ],
    example: `first,third|${values[0]},${values.at(-1)}`,
    tiers: { hit: weight, ...(pushed && { [PUSH]: pushed }) },
    ...(pushed && { decided: { hit: space - pushed } }),
    count: ([at, on]) => BigInt(at!.length * on!.length),
    *expand([at, on]) {
      for (const place of at!) for (const value of on!) yield `${place}:${value}`;
    },
    hits(note, numbers) {
      const [place, value] = note.split(':') as [string, string];
      const held = of(numbers[names.indexOf(place)]!);
      return held ? win(held.includes(value)) : win(1, PUSH);
    },
    terms: ([at, on]) =>
      at!.map((place) => ({
        places: [names.indexOf(place)],
        most: BigInt(on!.length),
        wins([number]) {
          const held = of(number!);
          return held ? win(held.filter((value) => on!.includes(value)).length) : win(on!.length, PUSH);
        },
      })),
    wins([at, on], numbers) {
      let [won, returned] = [0, 0];
      for (const place of at!) {
        const held = of(numbers[names.indexOf(place)]!);
        if (!held) returned += on!.length;
        else for (const value of held) if (on!.includes(value)) won += 1;
      }
      return [...win(won), ...win(returned, PUSH)];
    },
  };
}
