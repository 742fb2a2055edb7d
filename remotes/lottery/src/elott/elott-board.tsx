import type { BoardProps } from '@atrium/draws/board/board';
import { WithBoard } from '@atrium/draws/board/with-board';
import { ElottTable } from './elott-table.tsx';

/** The quick lottery: a table of fields, where one press with a chip is the bet (10-41). */
export const ElottBoard = (props: BoardProps) => (
  <WithBoard gameCode={props.game.code} height={560}>
    {(board, reload) => <ElottTable {...props} board={board} onReload={reload} />}
  </WithBoard>
);
