import { Board, type BoardParts, type BoardProps } from '@atrium/draws/board/board';
import { PlayRail } from '@atrium/draws/board/play-rail';
import { useCompact } from '@atrium/ui/use-phone';
import { lazy } from 'react';

/** Only Mark Six has balls. */
const SixRows = lazy(() => import('../marksix/six-rows.tsx').then((rows) => ({ default: rows.SixRows })));

const SixTree = lazy(() => import('../marksix/six-tree.tsx').then((tree) => ({ default: tree.SixTree })));
const BallSquare = lazy(() => import('../marksix/ball-square.tsx').then((square) => ({ default: square.BallSquare })));

const LastDraws = lazy(() => import('../marksix/last-draws.tsx').then((last) => ({ default: last.LastDraws })));

const MARK_SIX: BoardParts = { rows: SixRows, above: SixTree, keys: BallSquare, beside: LastDraws };
/** The plays have a column of their own where there is room for it. */
const RAIL: BoardParts = { tree: PlayRail };

/** The board of a regional lottery; Mark Six has balls in place of numbers. */
export function LotteryBoard(props: BoardProps) {
  const compact = useCompact();
  const parts = props.game.family === 'marksix' ? MARK_SIX : compact ? undefined : RAIL;
  return <Board {...props} {...(parts && { parts })} />;
}
