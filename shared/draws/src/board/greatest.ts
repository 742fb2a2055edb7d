import type { Board } from '@atrium/contracts/lottery-bets';
import type { Greatest, greatestPayout, TicketLine } from '@atrium/lottery-rules/greatest';
import type { Play } from '@atrium/lottery-rules/play';
import { pricesOf } from '@atrium/lottery-rules/price';
import type { NewLine } from './slip.state.ts';
import type { QuotedLine } from './use-slip.ts';

let search: typeof greatestPayout | undefined;

/** Loads the search, which comes with the rules of a game: a visitor of the lobby does without it. */
export async function loadGreatest(): Promise<void> {
  const loaded = await import('@atrium/lottery-rules/greatest');
  search = loaded.greatestPayout;
}

function greatestPaid(lines: readonly TicketLine[]): Greatest {
  if (!search) throw new Error('The search of the greatest win has not loaded.');
  return search(lines);
}

/**
 * The most that one draw can pay to the lines together; lines that exclude each other do not add up. Null where a price is a share of
 * a pool.
 */
export function greatestOf(
  plays: ReadonlyMap<string, Play>,
  { rules }: Board,
  lines: readonly NewLine[],
  multiple: number,
): Greatest | null {
  const ticket: TicketLine[] = [];
  for (const { play: code, selection: text, unit, multiple: own } of lines) {
    const play = plays.get(code);
    const read = play?.parse(text);
    if (!play || !read || 'fault' in read) continue;
    const prices = pricesOf(play, rules.pricing);
    if (!prices || play.priced === 'pool') return null;
    const stakes = { unitMinor: BigInt(unit), multiple: BigInt(own * multiple) };
    ticket.push({ play, selection: read.selection, prices, stakes });
  }
  return greatestPaid(ticket);
}

/** The same for a slip at the prices that its lines have on their draw; null while a line has none, or shares a pool. */
export function greatestOfSlip(
  plays: ReadonlyMap<string, Play>,
  lines: readonly QuotedLine[],
  multiple: number,
): Greatest | null {
  const ticket: TicketLine[] = [];
  for (const { line, quote } of lines) {
    if (!quote) return null;
    for (const { play: code, selection: text, prices } of quote.parts) {
      const play = plays.get(code)!;
      if (play.priced === 'pool') return null;
      const read = play.parse(text);
      if ('fault' in read) return null;
      const stakes = { unitMinor: BigInt(line.unit), multiple: BigInt(line.multiple * multiple) };
      ticket.push({ play, selection: read.selection, prices, stakes });
    }
  }
  return greatestPaid(ticket);
}
