import type { House } from '../../house.ts';
import { product } from '../../combinations.ts';
import { PUSH, win } from '../../play.ts';
import type { Numbers, NumbersRule } from './numbers-rule.ts';
import { PLACES } from './places.ts';

const sideOf = (a: string, b: string): string => (a > b ? 'dragon' : a < b ? 'tiger' : 'tie');
const SIDES = ['dragon', 'tiger', 'tie'];

/**
 * The number of one place against that of another: dragon where the first is higher, tiger where it is lower. A note is a
 * pair of places with a side. A tie makes dragon and tiger lose or returns their stake.
 *
 * `values`: the numbers that are drawn; `space`: orders of all numbers; `ties`: those with a tie at one pair, 0 where numbers are different.
 */
export function versus(
  values: readonly string[],
  pairs: readonly (readonly [number, number])[],
  space: bigint,
  ties: bigint,
  { dragonTigerTie }: Pick<House, 'dragonTigerTie'>,
): NumbersRule {
  const nameOf = ([dragon, tiger]: readonly [number, number]): string => `${PLACES[dragon]}-${PLACES[tiger]}`;
  const placesOf = new Map(pairs.map((pair) => [nameOf(pair), pair]));
  const sides = ties ? SIDES : SIDES.slice(0, 2);
  const push = ties > 0n && dragonTigerTie === 'push';
  const side = (space - ties) / 2n;
  const winner = (pair: string, numbers: Numbers): string => {
    const [dragon, tiger] = placesOf.get(pair)!;
    return sideOf(numbers[dragon]!, numbers[tiger]!);
  };
  const sidesIn = (chosen: readonly string[]): number => chosen.filter((value) => value !== 'tie').length;
  return {
    code: 'dragon-tiger',
    name: 'Dragon and tiger',
    rows: [
      { kind: 'picks', name: 'pairs', values: [...placesOf.keys()], min: 1, max: pairs.length },
      { kind: 'picks', name: 'sides', values: sides, min: 1, max: sides.length },
    ],
    example: `${nameOf(pairs[0]!)}|dragon,${sides.at(-1)}`,
    tiers: { side, ...(ties && { tie: ties }), ...(push && { [PUSH]: ties }) },
    ...(push && { decided: { side: space - ties } }),
    count: ([chosen, on]) => BigInt(chosen!.length * on!.length),
    *expand([chosen, on]) {
      for (const pair of chosen!) for (const value of on!) yield `${pair}:${value}`;
    },
    hits(note, numbers) {
      const [pair, on] = note.split(':') as [string, string];
      const won = winner(pair, numbers);
      if (won === on) return win(1, won === 'tie' ? 'tie' : 'side');
      return win(push && won === 'tie', PUSH);
    },
    wins([chosen, on], numbers) {
      let [won, tied] = [0, 0];
      for (const pair of chosen!) {
        const side = winner(pair, numbers);
        if (side === 'tie') tied += 1;
        else if (on!.includes(side)) won += 1;
      }
      return [
        ...win(won, 'side'),
        ...win(on!.includes('tie') ? tied : 0, 'tie'),
        ...win(push ? tied * sidesIn(on!) : 0, PUSH),
      ];
    },
    terms: ([chosen, on]) =>
      chosen!.map((pair) => ({
        places: placesOf.get(pair)!,
        winners: () => product([values, values]),
        most: BigInt(on!.length),
        wins(numbers) {
          const side = sideOf(numbers[0]!, numbers[1]!);
          if (side !== 'tie') return win(on!.includes(side), 'side');
          return [...win(on!.includes('tie'), 'tie'), ...win(push ? sidesIn(on!) : 0, PUSH)];
        },
      })),
    tally([chosen, on]) {
      const onSides = BigInt(chosen!.length * sidesIn(on!));
      return {
        side: onSides,
        ...(ties && { tie: BigInt(on!.includes('tie') ? chosen!.length : 0) }),
        ...(push && { [PUSH]: onSides }),
      };
    },
  };
}
