import type { Family } from '../../families.ts';
import { type Cut, digitPlaces } from '../../market-cuts.ts';
import type { Term, Win } from '../../play.ts';

/** What a bet on the number of a cut wins, as a term. `winners`: every number that wins something, once. */
export function cutTerm(
  family: Family,
  cut: Cut,
  winners: () => Iterable<string>,
  wins: (number: string) => readonly Win[],
): Term {
  const places = digitPlaces(family, cut);
  const ascending = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const back = [...places.keys()].map((digit) => ascending.indexOf(digit));
  return {
    places: ascending.map((digit) => places[digit]!),
    *winners() {
      for (const number of winners()) yield ascending.map((digit) => number[digit]!);
    },
    wins: (digits) => wins(back.map((at) => digits[at]!).join('')),
  };
}
