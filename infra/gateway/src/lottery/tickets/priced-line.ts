import type { Play } from '@atrium/lottery-rules/play';
import { type Pricing, pricesOf, stakeOf } from '@atrium/lottery-rules/price';
import { type Restriction, reducedPrices, splitLine } from '@atrium/lottery-rules/restrict';
import { formatSelection } from '@atrium/lottery-rules/selection';

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

/** Why a line cannot be bet: the selection, a play without a fixed price, or a closed number. */
export type LineFault = { code: 'SELECTION_INVALID' } | { code: 'NUMBER_CLOSED'; number: string };

interface Wanted {
  readonly play: string;
  readonly selection: string;
  readonly unit: string;
  readonly multiple: number;
}

/**
 * Counts and prices a line. Numbers whose price is reduced on this draw get lines of their own, one per share, so that
 * a line has one price for each tier.
 */
export function priceLine(
  plays: ReadonlyMap<string, Play>,
  { play: code, selection: text, unit, multiple }: Wanted,
  pricing: Pricing,
  restrictions: readonly Restriction[],
): { lines: PricedLine[] } | { fault: LineFault } {
  const play = plays.get(code);
  const read = play?.parse(text);
  if (!play || !read || 'fault' in read) return { fault: { code: 'SELECTION_INVALID' } };
  const {
    lines: parts,
    closed: [number],
  } = splitLine(play, read.selection, restrictions);
  if (number !== undefined) return { fault: { code: 'NUMBER_CLOSED', number } };
  const lines: PricedLine[] = [];
  for (const part of parts) {
    const partPlay = plays.get(part.play);
    const prices = partPlay && pricesOf(partPlay, pricing);
    if (!partPlay || !prices) return { fault: { code: 'SELECTION_INVALID' } };
    const notes = partPlay.count(part.selection);
    const stake = stakeOf(partPlay, notes, { unitMinor: BigInt(unit), multiple: BigInt(multiple) });
    lines.push({
      play: part.play,
      selection: formatSelection(part.selection),
      unit,
      multiple,
      notes: notes.toString(),
      stake: stake.toString(),
      prices: reducedPrices(prices, part.share),
    });
  }
  return { lines };
}

/** Whether two lines cost the same and pay the same. */
export const sameTerms = (a: PricedLine, b: PricedLine): boolean =>
  a.play === b.play &&
  a.notes === b.notes &&
  a.stake === b.stake &&
  Object.keys(a.prices).length === Object.keys(b.prices).length &&
  Object.entries(a.prices).every(([tier, price]) => b.prices[tier] === price);
