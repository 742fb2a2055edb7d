import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import type { Board, Ticket } from '@atrium/contracts/lottery-bets';
import { betLinesOf, stakeOf } from '@atrium/draws/board/bet-body';
import { useEnded } from '@atrium/draws/board/draw-ended';
import { focusNextPick } from '@atrium/draws/board/next-pick';
import { useBet } from '@atrium/draws/board/use-bet';
import { useSlip } from '@atrium/draws/board/use-slip';
import { useChase } from '@atrium/draws/chase/use-chase';
import type { Play } from '@atrium/lottery-rules/play';
import { useState } from 'react';

/** The list on the paper and its bet: what it costs, the chase over later draws, the attempt, the ticket. */
export function useList(
  game: LotteryGame,
  board: Board,
  plays: ReadonlyMap<string, Play>,
  draws: readonly Draw[],
  onStale: () => void,
) {
  const open = draws[0] ?? null;
  const slip = useSlip(board, plays, open?.issue);
  const { lines, multiple } = slip;
  /** Lines that would be sent: numbers at another price are a line of their own. */
  const count = lines.reduce((sum, { quote }) => sum + (quote?.parts.length ?? 0), 0);
  const one = stakeOf(lines) * BigInt(multiple);
  const chase = useChase(one, slip.greatest?.payoutMinor ?? null, draws);
  const chasing = chase.open && count > 0;
  const [ticket, setTicket] = useState<Ticket | null>(null);
  /** Whether the paper is open as a sheet, on a phone. */
  const [sheet, setSheet] = useState(false);
  const bet = useBet({
    board,
    draw: open,
    lines: () => betLinesOf(lines, multiple),
    onStale,
    chase: chasing ? chase.request : undefined,
    onPlaced: (placed) => {
      slip.empty();
      chase.close();
      setSheet(false);
      focusNextPick();
      setTicket(placed);
    },
  });
  return {
    open,
    slip,
    lines,
    count,
    greatest: slip.greatest,
    stake: chasing ? (chase.steps.at(-1)?.stakedSoFar ?? 0n) : one,
    chase,
    chasing,
    startChase: () => {
      chase.start();
      setSheet(false);
    },
    bet,
    ended: useEnded(game.code, slip, open, bet),
    ticket,
    /** Puts the lines of a ticket into the list. */
    again: (of: Ticket) => slip.add(...of.lines),
    closeTicket: () => setTicket(null),
    sheet,
    setSheet,
  };
}
