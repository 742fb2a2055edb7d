import type { InputOf } from '@atrium/contracts/endpoint';
import type { placeBet } from '@atrium/contracts/lottery-bets';
import type { Quote } from './quote.ts';
import type { QuotedLine } from './use-slip.ts';

export type BetBody = InputOf<typeof placeBet>['body'];
export type BetLine = BetBody['lines'][number];

/** What the bet sends of a slip: each line with the notes, the stake and the prices that were shown. */
export const betLinesOf = (lines: readonly QuotedLine[], multiple: number): BetLine[] =>
  lines.flatMap(({ line, quote }) =>
    (quote?.parts ?? []).map((part) => ({
      play: part.play,
      selection: part.selection,
      unit: line.unit,
      multiple: line.multiple * multiple,
      notes: String(part.notes),
      stake: String(part.stake * BigInt(multiple)),
      prices: { ...part.prices },
    })),
  );

/** The stake of the lines together at multiple 1, on one draw. */
export const stakeOf = (lines: readonly { quote: Pick<Quote, 'stake'> | null }[]): bigint =>
  lines.reduce((sum, { quote }) => sum + (quote?.stake ?? 0n), 0n);
