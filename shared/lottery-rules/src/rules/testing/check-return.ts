import { add, compare, formatFraction, fraction, times, ZERO } from '../../fraction.ts';
import { exampleOf, type Play } from '../../play.ts';
import { type Pricing, priceOf, returnOf } from '../../price.ts';
import type { Paid } from './check-play.ts';

/** Compares the theoretical return of the example with what the enumerated outcomes pay per unit of stake. Throws if they differ. */
export function checkReturn(play: Play, paid: Paid, pricing: Pricing, selection = exampleOf(play)): void {
  const notes = BigInt([...play.expand(selection)].length);
  const enumerated = Object.entries(paid).reduce(
    (sum, [tier, won]) => add(sum, times(priceOf(play, tier, pricing)!, fraction(won, notes * play.cost * play.space))),
    ZERO,
  );
  const theoretical = returnOf(play, selection, pricing);
  if (!theoretical || compare(theoretical, enumerated) !== 0)
    throw new Error(
      `${play.code} returns ${theoretical && formatFraction(theoretical)}, enumerated ${formatFraction(enumerated)}`,
    );
}
