import type { Chance } from '../../chance/chance.ts';

/**
 * The first of a number of different cards or tiles shuffled anew, each order equally likely: a number below what is
 * left picks among those that are, in their order.
 */
export function dealFrom(chance: Chance, size: number, count: number): number[] {
  const dealt: number[] = [];
  return Array.from({ length: count }, (_, at) => {
    let place = chance.below(size - at);
    for (const gone of dealt) if (place >= gone) place += 1;
    dealt.push(place);
    dealt.sort((one, other) => one - other);
    return place;
  });
}
