import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import { BetMessage } from '@atrium/draws/board/bet-message';
import { DrawEnded } from '@atrium/draws/board/draw-ended';
import { PlacedSlip } from '@atrium/draws/board/placed-slip';
import type { Kind } from './kinds.ts';
import { Paper } from './paper.tsx';
import { Send } from './send.tsx';
import type { useList } from './use-list.ts';

interface PaperSlipProps {
  game: LotteryGame;
  draw: Draw | null;
  kinds: readonly Kind[];
  isThai: boolean;
  list: ReturnType<typeof useList>;
}

/** The paper with what is below it: how often, the greatest win, a refusal, and the button that places the bet. */
export function PaperSlip({ game, draw, kinds, isThai, list }: PaperSlipProps) {
  const { open, slip, bet, ended } = list;
  return (
    <PlacedSlip
      count={list.lines.length}
      stake={list.stake}
      hasUndo={slip.undo !== null}
      open={list.sheet}
      onOpen={list.setSheet}
    >
      <Paper
        game={game}
        draw={draw}
        lines={list.lines}
        kinds={kinds}
        isThai={isThai}
        multiple={slip.multiple}
        stake={list.stake}
        onRemove={slip.remove}
        onClear={slip.clear}
        onUndo={slip.undo}
      >
        <Send
          count={list.count}
          stake={list.stake}
          greatest={list.greatest}
          multiple={slip.multiple}
          onMultiple={slip.setMultiple}
          onChase={list.chasing ? null : list.startChase}
          onPlace={bet.place}
          placing={bet.sending}
          closed={open === null}
          blocked={ended !== null}
          repeats={bet.isUnknown}
          message={
            ended !== null && open ? (
              <DrawEnded ended={ended} next={open.issue} onYes={() => slip.moveTo(open.issue)} />
            ) : (
              bet.failure && <BetMessage {...bet.failure} />
            )
          }
        />
      </Paper>
    </PlacedSlip>
  );
}
