import type { BoardProps } from '@atrium/draws/board/board';
import { WithBoard } from '@atrium/draws/board/with-board';
import { isPaperMarket } from '../paper/kinds.ts';
import { PaperBoard } from '../paper/paper-board.tsx';
import { lazy } from 'react';

const Board = lazy(() => import('@atrium/draws/board/board').then((board) => ({ default: board.Board })));

/** Markets that are written number by number have a sheet of paper; TOTO has the general board. */
export const SeaBoard = (props: BoardProps) =>
  isPaperMarket(props.game.family) ? (
    <WithBoard gameCode={props.game.code} height={640}>
      {(board, reload) => <PaperBoard {...props} board={board} onReload={reload} />}
    </WithBoard>
  ) : (
    <Board {...props} />
  );
