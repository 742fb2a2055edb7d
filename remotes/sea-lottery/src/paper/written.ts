import type { Board } from '@atrium/contracts/lottery-bets';
import type { BetLine } from '@atrium/draws/board/bet-body';
import type { Quote } from '@atrium/draws/board/quote';
import type { SlipLine } from '@atrium/draws/board/slip-state';
import { greatestPayout } from '@atrium/lottery-rules/greatest';
import type { Play } from '@atrium/lottery-rules/play';
import { pricesOf, returnOf, stakeOf } from '@atrium/lottery-rules/price';
import { reducedPrices, splitLine } from '@atrium/lottery-rules/restrict';
import { formatSelection, type Selection } from '@atrium/lottery-rules/selection';

interface QuotedLine {
  readonly line: SlipLine;
  readonly name: string;
  readonly quote: Quote;
}

/** Numbers of a line that have one price. `share` of the full price. */
export interface Part {
  readonly share: string;
  readonly numbers: readonly string[];
  readonly play: Play;
  readonly selection: Selection;
  /** What the bet sends. */
  readonly quoted: QuotedLine;
}

/** A line of the list as this draw takes it: its numbers by price, and those that it no longer takes. */
export interface WrittenLine {
  readonly line: QuotedLine['line'];
  readonly name: string;
  readonly parts: readonly Part[];
  readonly closed: readonly string[];
}

/**
 * Splits a line by the draw's restricted numbers. Closed numbers are in no part: they are neither charged nor sent. Null for a
 * line whose play the game no longer has.
 */
export function writtenLine(
  plays: ReadonlyMap<string, Play>,
  { rules: { pricing }, restrictions }: Board,
  issue: string | undefined,
  { line, name }: Pick<QuotedLine, 'line' | 'name'>,
  multiple: number,
): WrittenLine | null {
  const play = plays.get(line.play);
  const read = play?.parse(line.selection);
  if (!play || !read || 'fault' in read) return null;
  const ofDraw = restrictions.filter((one) => one.issue === issue);
  const { lines, closed } = splitLine(play, read.selection, ofDraw);
  const stakes = { unitMinor: BigInt(line.unit), multiple: BigInt(line.multiple * multiple) };
  const parts = lines.flatMap(({ play: code, selection, share }, index): Part[] => {
    const own = plays.get(code)!;
    const prices = pricesOf(own, pricing);
    const notes = own.count(selection);
    const full = notes > 0n ? returnOf(own, selection, pricing) : null;
    const [n, d] = share.split('/').map(BigInt);
    return [
      {
        share,
        numbers: selection[0]!,
        play: own,
        selection,
        quoted: {
          name,
          line: { ...line, id: `${line.id}-${index}`, play: code, selection: formatSelection(selection) },
          quote: {
            notes,
            stake: stakeOf(own, notes, stakes),
            prices: prices && reducedPrices(prices, share),
            return: full && { n: full.n * n!, d: full.d * (d ?? 1n) },
          },
        },
      },
    ];
  });
  return { line, name, parts, closed };
}

/** What the bet sends of the list. */
export const betLinesOf = (lines: readonly QuotedLine[], multiple: number): BetLine[] | null =>
  lines.some(({ quote }) => !quote.prices)
    ? null
    : lines.map(({ line, quote }) => ({
        play: line.play,
        selection: line.selection,
        unit: line.unit,
        multiple: line.multiple * multiple,
        notes: String(quote.notes),
        stake: String(quote.stake),
        prices: { ...quote.prices },
      }));

/** The most that one draw pays to the whole list, in minor units. */
export const greatestOfList = (lines: readonly WrittenLine[], multiple: number): bigint =>
  greatestPayout(
    lines.flatMap(({ parts }) =>
      parts.flatMap(({ play, selection, quoted: { line, quote } }) =>
        quote.prices
          ? [
              {
                play,
                selection,
                prices: quote.prices,
                stakes: { unitMinor: BigInt(line.unit), multiple: BigInt(line.multiple * multiple) },
              },
            ]
          : [],
      ),
    ),
  ).payoutMinor;
