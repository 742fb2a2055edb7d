import type { Board } from '@atrium/contracts/lottery-bets';
import { BetMessage } from '@atrium/draws/board/bet-message';
import type { BoardProps } from '@atrium/draws/board/board';
import { DrawHead } from '@atrium/draws/board/draw-head';
import { MyBets } from '@atrium/draws/board/my-bets';
import { usePlays } from '@atrium/draws/board/plays';
import { PlacedSlip } from '@atrium/draws/board/placed-slip';
import { TicketDialog } from '@atrium/draws/board/ticket-dialog';
import { DrawEnded } from '@atrium/draws/board/draw-ended';
import { soonestFirst, useOpenDraws } from '@atrium/draws/board/open-draws';
import { useBoardKeys } from '@atrium/draws/board/board-keys';
import { ChasePlanner } from '@atrium/draws/chase/chase-planner';
import { OwnOutcomes } from '@atrium/draws/drawing/own-outcome';
import { panelLook } from '@atrium/draws/panel-look';
import { useBusy } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { kindsOf } from './kinds.ts';
import { MarketResult } from './market-result.tsx';
import { Paper } from './paper.tsx';
import { RestrictedPanel } from './restricted-panel.tsx';
import { Send } from './send.tsx';
import { Thai } from './thai.tsx';
import { useList } from './use-list.ts';
import { useWriter } from './use-writer.ts';
import { Writer } from './writer.tsx';

const PricePanel = lazy(() => import('./price-panel.tsx').then((panel) => ({ default: panel.PricePanel })));

/** Restricted numbers change between draws' events: they are read again at this interval. */
const REFRESH_MS = 20_000;

interface PaperBoardProps extends BoardProps {
  board: Board;
  onReload: () => void;
}

/** The board of a market whose bets are a list of numbers on paper: Thai, Lao, Hanoi, stocks, Yeekee and 4D (10-43). */
export function PaperBoard({ game, board, playType, onPlayType, onMoment, onReload, children }: PaperBoardProps) {
  const { t } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const panel = useId();
  const draw = game.next ?? board.upcoming[0] ?? null;
  const plays = usePlays(board, draw?.drawsAt ?? board.serverTime);
  const kinds = useMemo(() => kindsOf(plays), [plays]);
  const kind =
    kinds.find((one) => one.plays.some(({ tab, code }) => tab === playType || code === playType)) ?? kinds[0]!;
  const writer = useWriter(board, kind, playType);
  const draws = useOpenDraws(
    game.code,
    useMemo(() => soonestFirst(game.next, board.upcoming), [game.next, board.upcoming]),
  );
  const refresh = () => {
    onMoment();
    onReload();
  };
  const list = useList(game, board, plays, draws, refresh);
  const { open, slip, chase, bet, ended } = list;
  const root = useRef<HTMLDivElement>(null);
  useBoardKeys(root);
  useBusy(bet.sending ? common('board.busy') : null);
  usePolling(onReload, REFRESH_MS);
  const isThai = board.rules.family !== '4d';
  const shareOf = (number: string) =>
    board.restrictions.find(
      (one) => one.issue === open?.issue && one.number === number && writer.chosen.includes(one.play),
    )?.share;
  return (
    <OwnOutcomes game={game} plays={plays}>
      <div ref={root} css={styles.root}>
        <DrawHead game={game} draw={draw} onMoment={refresh} />
        <Tabs
          label={common('playTypes')}
          look="segments"
          panel={panel}
          value={kind.code}
          tabs={kinds.map(({ code }) => ({
            value: code,
            label: t(`kinds.${code}`),
            detail: isThai ? <Thai of={code} /> : undefined,
          }))}
          onChange={(code) => onPlayType(kinds.find((one) => one.code === code)!.plays[0]!.tab)}
        />
        <div css={styles.columns}>
          <div id={panel} role="tabpanel" aria-label={t(`kinds.${kind.code}`)} css={styles.writer}>
            <Writer
              key={kind.code}
              board={board}
              kind={kind}
              writer={writer}
              isThai={isThai}
              shareOf={shareOf}
              onAdd={() => {
                slip.add(...writer.drafts.flatMap(({ lines }) => lines));
                writer.clear();
              }}
            />
          </div>
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
              multiple={list.slip.multiple}
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
                    <DrawEnded
                      issue={ended}
                      next={open.issue}
                      voided={ended === list.voided}
                      onYes={() => slip.moveTo(open.issue)}
                    />
                  ) : (
                    bet.failure && <BetMessage {...bet.failure} />
                  )
                }
              />
            </Paper>
          </PlacedSlip>
          <div css={styles.side}>
            <MarketResult game={game} plays={plays} cuts={board.rules.cuts} />
            {isThai && <RestrictedPanel board={board} plays={plays} issue={draw?.issue} />}
            <Suspense>
              {(!isThai || kind.code === 'ticket') && <PricePanel kind={kind} pricing={board.rules.pricing} />}
            </Suspense>
          </div>
          <div css={styles.bets}>
            <MyBets gameCode={game.code} family={game.family} plays={plays} onAgain={list.again} />
          </div>
        </div>
        {list.chasing && <ChasePlanner chase={chase} draws={draws} />}
        {children}
        <TicketDialog ticket={list.ticket} plays={plays} onClose={list.closeTicket} onAgain={list.again} />
      </div>
    </OwnOutcomes>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4], minInlineSize: 0 }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr) 288px',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: tokens.space[4],
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'none' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  writer: css({
    ...panelLook,
    gridRow: '1 / span 2',
    padding: tokens.space[4],
    [media.compact]: { gridRow: 'auto' },
    [media.phone]: { padding: tokens.space[2] },
  }),
  /** Below the paper, where the pad is longer. */
  bets: css({ gridColumn: '2 / -1', minInlineSize: 0, [media.compact]: { gridColumn: '1 / -1' } }),
  side: css({
    display: 'grid',
    gap: tokens.space[4],
    minInlineSize: 0,
    [media.compact]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' },
  }),
};
