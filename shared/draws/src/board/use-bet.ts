import type { Draw } from '@atrium/contracts/lottery';
import type { Board, Ticket } from '@atrium/contracts/lottery-bets';
import { type ApiError, host } from '@atrium/host';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import type { BetBody, BetLine } from './bet-body.ts';
import { placing, ticketsResource } from './board.state.ts';
import { unknownBetAtom } from './slip.state.ts';

interface Bet {
  board: Board;
  draw: Draw | null;
  /** The lines at this moment; null while they cannot be bet. */
  lines: () => readonly BetLine[] | null;
  /** Prize group chosen; without it the own one. */
  group?: number | undefined;
  /** The draws of a chase, null while its plan has a fault; undefined for a bet on one draw. */
  chase: { issues: { issue: string; multiple: number }[]; stopOnWin: boolean } | null | undefined;
  onPlaced: (ticket: Ticket) => void;
  /** Prices, restrictions or draws are others than the board shows. */
  onStale: () => void;
}

/** The last attempt: the draw that it was for, and whether it repeated a bet whose answer was lost. */
interface Attempt {
  readonly issue: string;
  readonly isRepeat: boolean;
}
/** Why the last bet failed. Where it was a repeat, neither went through. */
export interface BetFailure extends Attempt {
  readonly error: ApiError;
}

/**
 * Places the slip on the draw. A refusal keeps the slip. After a lost answer the same press sends the same command again, to the
 * letter, and the gateway answers with the ticket if it has it.
 */
export function useBet({ board, draw, lines, group, chase, onPlaced, onStale }: Bet) {
  const { code } = board.game;
  const send = useSetAtom(placing.sendAtom);
  const sending = useAtomValue(placing.runningAtom);
  const error = useAtomValue(placing.errorAtom);
  const [unknown, setUnknown] = useAtom(useMemo(() => unknownBetAtom(code), [code]));
  const [attempt, setAttempt] = useState<Attempt>({ issue: '', isRepeat: false });

  const place = () =>
    host().protect('launch', async () => {
      const issue = chase?.issues[0]?.issue ?? draw?.issue;
      const betLines = unknown || !issue || chase === null ? null : lines();
      const body = unknown ?? (betLines && bodyOf(code, issue!, betLines, group, chase ?? undefined));
      if (!body) return;
      const reply = await send({ body });
      const failed = reply ? null : host().store.get(placing.errorAtom);
      setAttempt({ issue: body.issue, isRepeat: unknown !== null });
      setUnknown(failed && isUnknown(failed) ? body : null);
      if (failed && CHANGES_BOARD.has(failed.code)) onStale();
      if (!reply) return;
      void host().store.set(ticketsResource.entry(ownTickets(code, host().i18n.language)).loadAtom, true);
      onPlaced(reply.tickets[0]!);
    });
  const failure: BetFailure | null = error && { error, ...attempt };
  return { place: () => void place(), sending, failure, isUnknown: unknown !== null };
}

function bodyOf(
  gameCode: string,
  issue: string,
  lines: readonly BetLine[],
  group: number | undefined,
  chase: BetBody['chase'],
): BetBody {
  const draws = BigInt(chase?.issues.reduce((sum, one) => sum + one.multiple, 0) ?? 1);
  return {
    gameCode,
    issue,
    stake: String(lines.reduce((sum, { stake }) => sum + BigInt(stake), 0n) * draws),
    lines: [...lines],
    ...(group !== undefined && { group }),
    ...(chase && { chase }),
  };
}

/** Refusals that say that the board is out of date. */
const CHANGES_BOARD: ReadonlySet<string> = new Set(['ODDS_CHANGED', 'BET_CLOSED', 'NUMBER_CLOSED']);

/** Whether the bet may have gone through: the answer was lost, or the gateway failed. A game under maintenance takes none. */
export const isUnknown = ({ status, code }: ApiError): boolean =>
  status === 0 || (status >= 500 && code !== 'GAME_MAINTENANCE');

export const boardInput = (gameCode: string, language: string) => ({ query: { gameCode, language } });
/** The tickets that a board lists: the last ones of its game. */
export const ownTickets = (gameCode: string, language: string) => ({
  query: { gameCode, language, pageSize: 12 },
});
