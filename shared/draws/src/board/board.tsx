import type { LotteryGame } from '@atrium/contracts/lottery';
import type { Board as BoardData, Ticket } from '@atrium/contracts/lottery-bets';
import { useBusy } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChasePlanner } from '../chase/chase-planner.tsx';
import { useChase } from '../chase/use-chase.ts';
import { OwnOutcomes } from '../drawing/own-outcome.tsx';
import { panelLook } from '../panel-look.ts';
import { BetBar } from './bet-bar.tsx';
import { BetMessage } from './bet-message.tsx';
import { DrawHead } from './draw-head.tsx';
import { MyBets } from './my-bets.tsx';
import { NumbersInput } from './numbers-input.tsx';
import { PickRows } from './pick-rows.tsx';
import { PlayTree } from './play-tree.tsx';
import { Slip } from './slip.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { stakeOf, useBet } from './use-bet.ts';
import { usePick } from './use-pick.ts';
import { usePlays } from './use-plays.ts';
import { useSlip } from './use-slip.ts';
import { WithBoard } from './with-board.tsx';

export interface BoardProps {
  game: LotteryGame;
  playType: string;
  onPlayType: (playType: string) => void;
  onMoment: () => void;
  /** Below the board: results, trends, rules. */
  children?: ReactNode;
}

/** The board of one game: plays, numbers, slip and own bets. */
export const Board = (props: BoardProps) => (
  <WithBoard gameCode={props.game.code} height={480}>
    {(board, reload) => <OpenBoard {...props} board={board} onReload={reload} />}
  </WithBoard>
);

function OpenBoard({
  game,
  board,
  playType,
  onPlayType,
  onMoment,
  onReload,
  children,
}: BoardProps & { board: BoardData; onReload: () => void }) {
  const { t } = useTranslation('draws');
  const panel = useId();
  const draw = game.next ?? board.upcoming[0] ?? null;
  const plays = usePlays(board, draw?.drawsAt ?? board.serverTime);
  const pick = usePick(board, plays, playType);
  const slip = useSlip(board, plays);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const { greatest } = slip;
  const chase = useChase(stakeOf(slip.lines), greatest, board.upcoming);
  const chasing = chase.open && slip.lines.length > 0;
  const bet = useBet({
    board,
    draw,
    lines: slip.lines,
    multiple: slip.multiple,
    chase: chasing ? chase.request : undefined,
    onPlaced: (placed) => {
      slip.empty();
      chase.close();
      setTicket(placed);
    },
  });
  useBusy(bet.sending ? t('board.busy') : null);
  const { play } = pick;
  return (
    <OwnOutcomes game={game} plays={plays}>
      <div css={styles.root}>
        <DrawHead
          game={game}
          draw={draw}
          onMoment={() => {
            onMoment();
            onReload();
          }}
        />
        <div css={styles.columns}>
          <div css={styles.panel}>
            <div css={styles.plays}>
              <PlayTree
                plays={plays}
                pricing={board.rules.pricing}
                unit={pick.unit}
                tab={play.tab}
                play={play}
                panel={panel}
                onTab={onPlayType}
                onPlay={pick.choose}
              />
              <div id={panel} role="tabpanel" aria-label={pick.name} css={styles.rows}>
                <PickRows play={play} draft={pick.draft} onDraft={pick.setDraft} />
                {play.rows.map(
                  (row, at) =>
                    row.kind === 'typed' && (
                      <NumbersInput
                        key={row.name}
                        row={row}
                        example={play.example.split('|')[at]!}
                        text={pick.typed[at] ?? ''}
                        onText={(text) => pick.type(at, text)}
                        shareOf={(number) =>
                          board.restrictions.find((one) => one.play === play.code && one.number === number)?.share
                        }
                      />
                    ),
                )}
              </div>
            </div>
            <BetBar
              quote={pick.quote}
              greatest={pick.greatest}
              fault={pick.fault}
              unit={pick.unit}
              units={board.units}
              onUnit={pick.setUnit}
              onAdd={() => {
                if (pick.line) slip.add(pick.line);
                pick.clear();
              }}
            />
          </div>
          <Slip
            lines={slip.lines}
            multiple={slip.multiple}
            onMultiple={slip.setMultiple}
            greatest={greatest}
            onChase={chasing ? null : chase.start}
            held={chasing ? (chase.steps.at(-1)?.stakedSoFar ?? 0n) : null}
            onRemove={slip.remove}
            onClear={slip.clear}
            onUndo={slip.undo}
            onPlace={bet.place}
            placing={bet.sending}
            closed={draw === null}
            message={bet.error && <BetMessage error={bet.error} />}
          />
        </div>
        {chasing && <ChasePlanner chase={chase} draws={board.upcoming} />}
        <MyBets gameCode={game.code} plays={plays} onAgain={(again) => slip.add(...again.lines)} />
        {children}
        <TicketDialog ticket={ticket} onClose={() => setTicket(null)} />
      </div>
    </OwnOutcomes>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4], minInlineSize: 0 }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: tokens.space[4],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  panel: css({
    ...panelLook,
    overflow: 'clip',
  }),
  plays: css({ display: 'grid', gap: tokens.space[4], padding: tokens.space[4] }),
  rows: css({ display: 'grid', gap: tokens.space[3] }),
};
