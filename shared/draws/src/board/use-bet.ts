import type { Board, Ticket } from '@atrium/contracts/lottery-bets';
import type { Draw } from '@atrium/contracts/lottery';
import { host } from '@atrium/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { boardResource, placing, ticketsResource } from './board.state.ts';
import type { QuotedLine } from './slip.tsx';

interface Bet {
  board: Board;
  draw: Draw | null;
  lines: readonly QuotedLine[];
  multiple: number;
  /** The draws of a chase, null while its plan has a fault; undefined for a bet on one draw. */
  chase: { issues: { issue: string; multiple: number }[]; stopOnWin: boolean } | null | undefined;
  onPlaced: (ticket: Ticket) => void;
}

/**
 * Places the slip on the draw. A refusal keeps the slip. After a lost answer the same press sends the same command again, and
 * the gateway answers with the ticket if it has it.
 */
export function useBet({ board, draw, lines, multiple, chase, onPlaced }: Bet) {
  const send = useSetAtom(placing.sendAtom);
  const sending = useAtomValue(placing.runningAtom);
  const error = useAtomValue(placing.errorAtom);
  // The issue that was sent: while its answer is unknown, the repeat is for the same one.
  const [unknownIssue, setUnknownIssue] = useState<string | null>(null);

  const place = () =>
    host().protect('launch', async () => {
      const issue = unknownIssue ?? chase?.issues[0]?.issue ?? draw?.issue;
      if (!issue || chase === null || lines.some(({ quote }) => !quote?.prices)) return;
      const reply = await send({
        body: {
          gameCode: board.game.code,
          issue,
          stake: String(stakeOf(lines) * BigInt(chase?.issues.reduce((sum, one) => sum + one.multiple, 0) ?? 1)),
          lines: lines.map(({ line, quote }) => ({
            play: line.play,
            selection: line.selection,
            unit: line.unit,
            multiple: line.multiple * multiple,
            notes: String(quote!.notes),
            stake: String(quote!.stake),
            prices: { ...quote!.prices },
          })),
          ...(chase && { chase }),
        },
      });
      const failed = reply ? null : host().store.get(placing.errorAtom);
      setUnknownIssue(failed && (failed.status === 0 || failed.status >= 500) ? issue : null);
      if (failed?.code === 'ODDS_CHANGED' || failed?.code === 'BET_CLOSED') {
        const { language } = host().i18n;
        void host().store.set(boardResource.entry(boardInput(board.game.code, language)).loadAtom, true);
      }
      if (!reply) return;
      void host().store.set(ticketsResource.entry(ownTickets(board.game.code, host().i18n.language)).loadAtom, true);
      onPlaced(reply.tickets[0]!);
    });
  return { place: () => void place(), sending, error };
}

/** The stake of the lines together, on one draw. */
export const stakeOf = (lines: readonly QuotedLine[]): bigint =>
  lines.reduce((sum, { quote }) => sum + (quote?.stake ?? 0n), 0n);

export const boardInput = (gameCode: string, language: string) => ({ query: { gameCode, language } });
/** The tickets that a board lists: the last ones of its game. */
export const ownTickets = (gameCode: string, language: string) => ({
  query: { gameCode, language, pageNo: 1, pageSize: 12 },
});
