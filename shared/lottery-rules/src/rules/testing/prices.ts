import { fraction, rounded, times } from '../../fraction.ts';
import type { Play } from '../../play.ts';
import { type Pricing, priceOf } from '../../price.ts';

/** The price of a stake of 2 in hundredths, as tables print it: to the nearest cent. */
export function centsOf(play: Play, tier: string, pricing: Pricing): number {
  const price = priceOf(play, tier, pricing);
  if (!price) throw new Error(`${play.code} has no price for ${tier}.`);
  return Number(rounded(times(price, fraction(200n))));
}

/** Plays by code; throws for a code that is missing. */
export function playNamed(plays: readonly Play[], code: string): Play {
  const play = plays.find((each) => each.code === code);
  if (!play) throw new Error(`No play is called ${code}.`);
  return play;
}
