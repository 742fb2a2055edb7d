import type { Board } from '@atrium/contracts/lottery-bets';
import { add, fraction, over, parseFraction, times } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { stakeOf } from '@atrium/lottery-rules/price';
import { type Restriction, reducedPrices, splitLine } from '@atrium/lottery-rules/restrict';
import { formatSelection } from '@atrium/lottery-rules/selection';
import { type Quote, quoteOf } from './quote.ts';
import type { SlipLine } from './slip.state.ts';

/** Numbers of a line that share one price: what the bet sends as a line of its own. */
export interface QuotedPart {
  readonly play: string;
  readonly selection: string;
  /** Of the first row: where a line is split, the numbers that share the price. */
  readonly numbers: readonly string[];
  /** Of the full price, as a fraction: `"1/2"`. */
  readonly share: string;
  readonly notes: bigint;
  /** At multiple 1, in minor units. */
  readonly stake: bigint;
  readonly prices: Readonly<Record<string, string>>;
}

/** What a line costs and pays on one draw, at multiple 1: numbers at a reduced price in parts of their own, closed ones left out. */
export interface SlipQuote extends Quote {
  readonly parts: readonly QuotedPart[];
  /** Numbers that the draw does not take. */
  readonly closed: readonly string[];
}

/** Null for a play that the game no longer has. A play that pays a share of a pool has no prices. */
export function slipQuoteOf(
  plays: ReadonlyMap<string, Play>,
  { rules: { pricing } }: Pick<Board, 'rules'>,
  restrictions: readonly Restriction[],
  line: SlipLine,
): SlipQuote | null {
  const play = plays.get(line.play);
  const read = play?.parse(line.selection);
  if (!play || !read || 'fault' in read) return null;
  const { lines, closed } = splitLine(play, read.selection, restrictions);
  const own = { unit: line.unit, multiple: line.multiple };
  const whole = quoteOf(play, read.selection, pricing, own);
  const parts: QuotedPart[] = [];
  let expected = fraction(0n);
  for (const part of lines) {
    const partPlay = plays.get(part.play);
    const quote = partPlay && quoteOf(partPlay, part.selection, pricing, own);
    if (!partPlay || !quote?.prices) return null;
    const stakes = { unitMinor: BigInt(line.unit), multiple: BigInt(line.multiple) };
    const stake = stakeOf(partPlay, quote.notes, stakes);
    const share = parseFraction(part.share) ?? fraction(0n);
    if (quote.return) expected = add(expected, times(times(quote.return, share), fraction(stake)));
    parts.push({
      play: part.play,
      selection: formatSelection(part.selection),
      numbers: part.selection[0]!,
      share: part.share,
      notes: quote.notes,
      stake,
      prices: reducedPrices(quote.prices, part.share),
    });
  }
  const stake = parts.reduce((sum, part) => sum + part.stake, 0n);
  const isReduced = lines.some(({ share }) => share !== '1') || closed.length > 0;
  return {
    parts,
    closed,
    prices: whole.prices,
    notes: parts.reduce((sum, { notes }) => sum + notes, 0n),
    stake,
    return: !isReduced ? whole.return : stake > 0n ? over(expected, fraction(stake)) : null,
  };
}
