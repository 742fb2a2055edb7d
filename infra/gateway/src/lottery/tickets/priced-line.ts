import { type Fraction, formatFraction, parseFraction, times } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { type Pricing, pricesOf, stakeOf } from '@atrium/lottery-rules/price';
import { formatSelection, type Selection } from '@atrium/lottery-rules/selection';

/** A line as the gateway has counted and priced it. */
export interface PricedLine {
  readonly play: string;
  readonly selection: string;
  readonly unit: string;
  readonly multiple: number;
  readonly notes: string;
  readonly stake: string;
  readonly prices: Readonly<Record<string, string>>;
}

/** A share of the price by `play` and number, `0` for a closed number. */
export type Shares = ReadonlyMap<string, Fraction>;
export const shareKey = (play: string, number: string): string => `${play} ${number}`;

/** Why a line cannot be bet: the selection, a play without a fixed price, or a closed number. */
export type LineFault = { code: 'SELECTION_INVALID' } | { code: 'NUMBER_CLOSED'; number: string };

interface Wanted {
  readonly selection: string;
  readonly unit: string;
  readonly multiple: number;
}

/**
 * Counts and prices a line. Numbers whose price is reduced on this draw get lines of their own, one per share, so that
 * a line has one price for each tier.
 */
export function priceLine(
  play: Play,
  { selection: text, unit, multiple }: Wanted,
  pricing: Pricing,
  shares: Shares,
): { lines: PricedLine[] } | { fault: LineFault } {
  const read = play.parse(text);
  const prices = pricesOf(play, pricing);
  if ('fault' in read || !prices) return { fault: { code: 'SELECTION_INVALID' } };
  const parts =
    shares.size > 0 && play.numbered ? splitByShare(play, read.selection, shares) : [{ part: read.selection }];
  const closed = parts.find(({ share }) => share?.n === 0n);
  if (closed) return { fault: { code: 'NUMBER_CLOSED', number: closed.part[0]![0]! } };
  const lines = parts.map(({ part, share }): PricedLine => {
    const notes = play.count(part);
    const stake = stakeOf(play, notes, { unitMinor: BigInt(unit), multiple: BigInt(multiple) });
    return {
      play: play.code,
      selection: formatSelection(part),
      unit,
      multiple,
      notes: notes.toString(),
      stake: stake.toString(),
      prices: share ? reduced(prices, share) : prices,
    };
  });
  return { lines };
}

const reduced = (prices: Readonly<Record<string, string>>, share: Fraction): Record<string, string> =>
  Object.fromEntries(
    Object.entries(prices).map(([tier, price]) => [tier, formatFraction(times(parseFraction(price)!, share))]),
  );

/** A numbered play has its numbers in the first row. */
function splitByShare(
  { code }: Play,
  [numbers = [], ...rest]: Selection,
  shares: Shares,
): { part: Selection; share?: Fraction }[] {
  const groups = Map.groupBy(numbers, (number) => {
    const share = shares.get(shareKey(code, number));
    return share ? formatFraction(share) : '1';
  });
  return [...groups].map(([share, own]) => ({
    part: [own, ...rest],
    ...(share !== '1' && { share: parseFraction(share)! }),
  }));
}

/** Whether two lines cost the same and pay the same. */
export const sameTerms = (a: PricedLine, b: PricedLine): boolean =>
  a.notes === b.notes &&
  a.stake === b.stake &&
  Object.keys(a.prices).length === Object.keys(b.prices).length &&
  Object.entries(a.prices).every(([tier, price]) => b.prices[tier] === price);
