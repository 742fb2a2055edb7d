import { Board, type BoardParts, type BoardProps } from '@atrium/draws/board/board';
import { lazy } from 'react';

/** Only Mark Six has balls. */
const SixRows = lazy(() => import('../marksix/six-rows.tsx').then((rows) => ({ default: rows.SixRows })));

const MARK_SIX: BoardParts = { rows: SixRows };

/** The board of a regional lottery; Mark Six has balls in place of numbers. */
export const LotteryBoard = (props: BoardProps) => (
  <Board {...props} {...(props.game.family === 'marksix' && { parts: MARK_SIX })} />
);
