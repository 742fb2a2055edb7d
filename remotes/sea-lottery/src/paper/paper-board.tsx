import type { Board, Ticket } from '@atrium/contracts/lottery-bets';
import { BetMessage } from '@atrium/draws/board/bet-message';
import type { BoardProps } from '@atrium/draws/board/board';
import { DrawHead } from '@atrium/draws/board/draw-head';
import { MyBets } from '@atrium/draws/board/my-bets';
import { usePlays } from '@atrium/draws/board/plays';
import { TicketDialog } from '@atrium/draws/board/ticket-dialog';
import { stakeOf } from '@atrium/draws/board/bet-body';
import { DrawEnded, endedOf } from '@atrium/draws/board/draw-ended';
import { soonestFirst, useOpenDraws } from '@atrium/draws/board/open-draws';
import { useBet } from '@atrium/draws/board/use-bet';
import { useVoided } from '@atrium/draws/board/use-voided';
import { useSlip } from '@atrium/draws/board/use-slip';
import { ChasePlanner } from '@atrium/draws/chase/chase-planner';
import { useChase } from '@atrium/draws/chase/use-chase';
import { OwnOutcomes } from '@atrium/draws/drawing/own-outcome';
import { panelLook } from '@atrium/draws/panel-look';
import { useBusy } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindsOf } from './kinds.ts';
import { Paper } from './paper.tsx';
import { PricePanel } from './price-panel.tsx';
import { RestrictedPanel } from './restricted-panel.tsx';
import { Send } from './send.tsx';
import { Thai } from './thai.tsx';
import { useWriter } from './use-writer.ts';
import { betLinesOf, greatestOfList, writtenLine } from './written.ts';
import { Writer } from './writer.tsx';

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
  const open = draws[0] ?? null;
  const slip = useSlip(board, plays, open?.issue);
  const voided = useVoided(game.code);
  const list = slip.lines.flatMap((line) => writtenLine(plays, board, open?.issue, line, slip.multiple) ?? []);
  const toBet = list.flatMap(({ parts }) => parts.map(({ quoted }) => quoted));
  const greatest = greatestOfList(list, slip.multiple);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const chase = useChase(stakeOf(toBet), greatest, draws);
  const chasing = chase.open && toBet.length > 0;
  const bet = useBet({
    board,
    draw: open,
    lines: () => betLinesOf(toBet, slip.multiple),
    onStale: () => {
      onMoment();
      onReload();
    },
    chase: chasing ? chase.request : undefined,
    onPlaced: (placed) => {
      slip.empty();
      chase.close();
      setTicket(placed);
    },
  });
  const ended = bet.isUnknown ? null : endedOf(slip, open);
  useBusy(bet.sending ? common('board.busy') : null);
  usePolling(onReload, REFRESH_MS);
  const isThai = board.rules.family !== '4d';
  const shareOf = (number: string) =>
    board.restrictions.find(
      (one) => one.issue === open?.issue && one.number === number && writer.chosen.includes(one.play),
    )?.share;
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
          <Paper
            game={game}
            draw={draw}
            lines={list}
            stake={chasing ? (chase.steps.at(-1)?.stakedSoFar ?? 0n) : stakeOf(toBet)}
            onRemove={slip.remove}
            onClear={slip.clear}
            onUndo={slip.undo}
          >
            <Send
              count={toBet.length}
              stake={chasing ? (chase.steps.at(-1)?.stakedSoFar ?? 0n) : stakeOf(toBet)}
              greatest={greatest}
              multiple={slip.multiple}
              onMultiple={slip.setMultiple}
              onChase={chasing ? null : chase.start}
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
                    voided={ended === voided}
                    onYes={() => slip.moveTo(open.issue)}
                  />
                ) : (
                  bet.failure && <BetMessage {...bet.failure} />
                )
              }
            />
          </Paper>
          <div css={styles.side}>
            {isThai && <RestrictedPanel board={board} plays={plays} issue={draw?.issue} />}
            {(!isThai || kind.code === 'ticket') && <PricePanel kind={kind} pricing={board.rules.pricing} />}
          </div>
        </div>
        {chasing && <ChasePlanner chase={chase} draws={draws} />}
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
    gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr) 288px',
    alignItems: 'start',
    gap: tokens.space[4],
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  writer: css({ ...panelLook, padding: tokens.space[4] }),
  side: css({
    display: 'grid',
    gap: tokens.space[4],
    minInlineSize: 0,
    [media.compact]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' },
  }),
};
