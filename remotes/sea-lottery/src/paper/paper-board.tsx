import type { Board } from '@atrium/contracts/lottery-bets';
import type { BoardProps } from '@atrium/draws/board/board';
import { DrawHead } from '@atrium/draws/board/draw-head';
import { MyBets } from '@atrium/draws/board/my-bets';
import { usePlays } from '@atrium/draws/board/plays';
import { TicketDialog } from '@atrium/draws/board/ticket-dialog';
import { soonestFirst, useOpenDraws } from '@atrium/draws/board/open-draws';
import { useBoardKeys } from '@atrium/draws/board/board-keys';
import { ChasePlanner } from '@atrium/draws/chase/chase-planner';
import { OwnOutcomes } from '@atrium/draws/drawing/own-outcome';
import { panelLook } from '@atrium/draws/panel-look';
import { useBusy } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { useCompact } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { lazy, Suspense, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { kindsOf } from './kinds.ts';
import { MarketResult } from './market-result.tsx';
import { PaperSlip } from './paper-slip.tsx';
import { RestrictedPanel } from './restricted-panel.tsx';
import { RoomPanel } from './room-panel.tsx';
import { Thai } from './thai.tsx';
import { useList } from './use-list.ts';
import { useRoomFigure } from './use-room-figure.ts';
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
  const compact = useCompact();
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
  const { open, slip, chase, bet } = list;
  const root = useRef<HTMLDivElement>(null);
  useBoardKeys(root);
  useBusy(bet.sending ? common('board.busy') : null);
  usePolling(onReload, REFRESH_MS);
  const isThai = board.rules.family !== '4d';
  const shareOf = (number: string) =>
    board.restrictions.find(
      (one) => one.issue === open?.issue && one.number === number && writer.chosen.includes(one.play),
    )?.share;
  const under = useRoomFigure(board, open?.issue, writer.chosen);
  const prices = (!isThai || kind.code === 'ticket') && (
    <Suspense>
      <PricePanel kind={kind} pricing={board.rules.pricing} />
    </Suspense>
  );
  const bets = <MyBets gameCode={game.code} family={game.family} plays={plays} onAgain={list.again} />;
  return (
    <OwnOutcomes game={game} plays={plays}>
      <div ref={root} css={styles.root}>
        <DrawHead game={game} draw={draw} awaited={board.awaited} onMoment={refresh} />
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
              under={under}
              onAdd={() => {
                slip.add(...writer.drafts.flatMap(({ lines }) => lines));
                writer.clear();
              }}
            />
          </div>
          <div css={styles.list}>
            <PaperSlip game={game} draw={draw} kinds={kinds} isThai={isThai} list={list} />
            {!compact && prices}
            {!compact && bets}
          </div>
          <div css={styles.side}>
            <RoomPanel
              board={board}
              plays={plays}
              issue={open?.issue}
              lines={[...list.lines.map(({ line }) => line), ...writer.drafts.flatMap(({ lines }) => lines)]}
            />
            <MarketResult game={game} plays={plays} cuts={board.rules.cuts} />
            {isThai && <RestrictedPanel board={board} plays={plays} issue={draw?.issue} />}
            {compact && prices}
          </div>
        </div>
        {compact && bets}
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
    alignItems: 'start',
    gap: tokens.space[4],
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  writer: css({
    ...panelLook,
    padding: tokens.space[4],
    [media.phone]: { padding: tokens.space[2] },
  }),
  /** The paper; below it there is room where the pad is longer. */
  list: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4], minInlineSize: 0 }),
  side: css({
    display: 'grid',
    gap: tokens.space[4],
    minInlineSize: 0,
    [media.compact]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' },
  }),
};
