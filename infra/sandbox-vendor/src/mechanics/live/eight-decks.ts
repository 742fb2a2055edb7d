import type { Chance } from '../../chance/chance.ts';

const CARDS = 52 * 8;

/**
 * The first cards of eight decks shuffled anew, each order equally likely: a number below what is left picks among the
 * cards that are, in their order. A card is 0 … 51: rank = card % 13 (0 the ace … 12 the king), suit = card / 13.
 */
export function dealFromEightDecks(chance: Chance, count: number): number[] {
  const dealt: number[] = [];
  return Array.from({ length: count }, (_, at) => {
    let place = chance.below(CARDS - at);
    for (const gone of dealt) if (place >= gone) place += 1;
    dealt.push(place);
    dealt.sort((one, other) => one - other);
    return place % 52;
  });
}
