import {
  add,
  type Fraction,
  fraction,
  formatFraction,
  ONE,
  over,
  parseFraction,
  rounded,
  times,
  ZERO,
} from './fraction.ts';
import { type Play, PUSH, type Win } from './play.ts';
import type { PoolRules } from './pool.ts';
import type { Selection } from './selection.ts';

/**
 * What a game pays. `group`: the prize group of plays priced by probability (full price × group / base, base 2000 or 1980), with a cap
 * of the group per play. `odds`: stake included, per unit of stake of one note, by `play/tier` or by `play`; `"80"`, `"7.5"`, `"965/3"`.
 * A tier of several legs, `odd*big`, costs the product of its legs (`parlay/odd` × `parlay/big`). `pool`: how the fund is
 * shared. Source: domain.md 4.1.
 */
export interface Pricing {
  readonly group?: { readonly base: number; readonly group: number; readonly caps?: Readonly<Record<string, number>> };
  readonly odds?: Readonly<Record<string, string>>;
  readonly pool?: PoolRules;
}

/** What one winning note of the tier returns per unit of stake, stake included. Null where the price is a share of a pool, or missing. */
export function priceOf(play: Play, tier: string, pricing: Pricing): Fraction | null {
  if (tier === PUSH) return ONE;
  if (play.priced === 'odds') return oddsOf(play.code, tier, pricing);
  const weight = play.tiers[tier];
  if (play.priced === 'pool' || !pricing.group || !weight) return null;
  const { base, group, caps } = pricing.group;
  const applied = Math.min(group, caps?.[play.code] ?? group);
  // A stake that comes back is not played: the probability is that of the outcomes which decide.
  const decided = play.decided?.[tier] ?? play.space;
  return times(fraction(decided * play.cost, weight), fraction(BigInt(applied), BigInt(base)));
}

function oddsOf(code: string, tier: string, { odds = {} }: Pricing): Fraction | null {
  let price = ONE;
  for (const leg of tier.split('*')) {
    const text = odds[`${code}/${leg}`] ?? odds[code];
    const factor = text === undefined ? null : parseFraction(text);
    if (!factor) return null;
    price = times(price, factor);
  }
  return price;
}

/**
 * The price of every tier, as text: what a ticket keeps. Empty for a play that pays a share of the game's pool, whose prices are known
 * after the draw. Null if a tier has no price.
 */
export function pricesOf(play: Play, pricing: Pricing): Readonly<Record<string, string>> | null {
  if (play.priced === 'pool') return pricing.pool ? {} : null;
  const prices: Record<string, string> = {};
  for (const tier of Object.keys(play.tiers)) {
    const price = priceOf(play, tier, pricing);
    if (!price) return null;
    prices[tier] = formatFraction(price);
  }
  return prices;
}

/** One bet's money side: `unitMinor` is the stake of one unit in minor units, for instance 200 × 0.1. */
export interface Stakes {
  readonly unitMinor: bigint;
  readonly multiple: bigint;
}

/** Notes × units per note × unit × multiple, in minor units. */
export const stakeOf = (play: Play, notes: bigint, { unitMinor, multiple }: Stakes): bigint =>
  notes * play.cost * unitMinor * multiple;

/** What the wins pay at a ticket's prices, in minor units: exact to the end, rounded once to the nearest unit, halves up. */
export function payoutOf(
  wins: readonly Win[],
  prices: Readonly<Record<string, string>>,
  { unitMinor, multiple }: Stakes,
): bigint {
  let total = ZERO;
  for (const { tier, notes } of wins) {
    const price = parseFraction(prices[tier] ?? '');
    if (!price) throw new RangeError(`No price for ${tier}.`);
    total = add(total, times(price, fraction(notes)));
  }
  return rounded(times(total, fraction(unitMinor * multiple)));
}

/** The theoretical return of a selection: expected payout over stake, exactly. Null if a tier has no fixed price. */
export const returnOf = (play: Play, selection: Selection, pricing: Pricing): Fraction | null =>
  returnAt(play, selection, (tier) => priceOf(play, tier, pricing));

/** The theoretical return of a selection at the prices that a ticket keeps. Null if a tier has none. */
export const returnAtPrices = (
  play: Play,
  selection: Selection,
  prices: Readonly<Record<string, string>>,
): Fraction | null => returnAt(play, selection, (tier) => parseFraction(prices[tier] ?? ''));

function returnAt(play: Play, selection: Selection, priceAt: (tier: string) => Fraction | null): Fraction | null {
  let expected = ZERO;
  for (const [tier, notes] of Object.entries(play.tally(selection))) {
    const price = priceAt(tier);
    if (!price) return null;
    expected = add(expected, times(price, fraction(notes * (play.tiers[tier] ?? 0n), play.space)));
  }
  return over(expected, fraction(play.count(selection) * play.cost));
}
