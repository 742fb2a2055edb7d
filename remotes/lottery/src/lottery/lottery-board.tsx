import { Board, type BoardParts, type BoardProps } from '@atrium/draws/board/board';
import { SixRows } from '../marksix/six-rows.tsx';

const MARK_SIX: BoardParts = { rows: SixRows };

/** The board of a regional lottery; Mark Six has balls in place of numbers. */
export const LotteryBoard = (props: BoardProps) => (
  <Board {...props} {...(props.game.family === 'marksix' && { parts: MARK_SIX })} />
);
