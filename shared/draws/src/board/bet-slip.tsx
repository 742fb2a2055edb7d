import type { Draw } from '@atrium/contracts/lottery';
import type { Board, Ticket } from '@atrium/contracts/lottery-bets';
import { useBusy } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { lazy, memo, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChase } from '../chase/use-chase.ts';
import { ChasePlanner } from '../chase/chase-planner.tsx';
import { betLinesOf, stakeOf } from './bet-body.ts';
import { BetMessage } from './bet-message.tsx';
import { DrawEnded, useEnded } from './draw-ended.tsx';
import { focusNextPick } from './next-pick.ts';
import { PlacedSlip } from './placed-slip.tsx';
import { type PrizeGroup, rebateOf } from './use-prize-group.ts';
import { returnOfAll } from './quote.ts';
import { Slip } from './slip.tsx';
import { SlipSums } from './slip-sums.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { useBet } from './use-bet.ts';
import { useSlip } from './use-slip.ts';
import { usePhone } from '@atrium/ui/use-phone';

const PrizeGroupSlider = lazy(() =>
  import('./prize-group-slider.tsx').then((slider) => ({ default: slider.PrizeGroupSlider })),
);

interface BetSlipProps {
  /** At the prices of the chosen prize group. */
  board: Board;
  plays: ReadonlyMap<string, Play>;
  /** The draws that take bets, soonest first. */
  draws: readonly Draw[];
  group: PrizeGroup | null;
  /** Where the planner of a chase opens: below the numbers. */
  planner: HTMLElement | null;
  /** The board is out of date. */
  onStale: () => void;
}

/** The slip of a board with all that happens to it: chase, close, refusals, receipt. A pick on the board does not draw it again. */
export const BetSlip = memo(function BetSlip({ board, plays, draws, group, planner, onStale }: BetSlipProps) {
  const { t } = useTranslation('draws');
  const draw = draws[0] ?? null;
  const isPhone = usePhone();
  const slip = useSlip(board, plays, draw?.issue);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [paidBefore, setPaidBefore] = useState<ReadonlyMap<string, string>>(NOTHING);
  const { lines, multiple } = slip;
  const one = stakeOf(lines) * BigInt(multiple);
  const chase = useChase(one, slip.greatest?.payoutMinor ?? null, draws);
  const chasing = chase.open && lines.length > 0;
  const bet = useBet({
    board,
    draw,
    lines: () => (lines.every(({ quote }) => quote?.closed.length === 0) ? betLinesOf(lines, multiple) : null),
    group: group?.chosen,
    chase: chasing ? chase.request : undefined,
    onStale,
    onPlaced: (placed) => {
      slip.empty();
      chase.close();
      setOpen(false);
      focusNextPick();
      setTicket(placed);
    },
  });
  useBusy(bet.sending ? t('board.busy') : null);
  const [open, setOpen] = useState(false);
  const stake = chasing ? (chase.steps.at(-1)?.stakedSoFar ?? 0n) : one;
  // A chase that begins later stakes nothing on the next draw.
  const now = chase.options.from > 0 ? 0n : (chase.steps[0]?.stake ?? 0n);
  const held = chasing ? stake - now : null;
  const ended = useEnded(board.game.code, slip, draw, bet);
  const place = () => {
    setPaidBefore(new Map(lines.flatMap(({ line, prize }) => (prize === null ? [] : [[line.id, prize] as const]))));
    bet.place();
  };
  const latest = useRef(slip.remove);
  latest.current = slip.remove;
  const remove = useCallback((id: string) => latest.current(id), []);
  const quotes = lines.flatMap(({ quote }) => quote ?? []);

  const view = (
    <Slip
      lines={lines}
      multiple={multiple}
      onMultiple={slip.setMultiple}
      paidBefore={bet.failure?.error.code === 'ODDS_CHANGED' ? paidBefore : NOTHING}
      onRemove={remove}
      onClear={slip.clear}
      onUndo={slip.undo}
      onPlace={place}
      placing={bet.sending}
      repeats={bet.isUnknown}
      blocked={ended !== null || lines.some(({ quote }) => !quote || quote.closed.length > 0)}
      closed={draw === null}
      onChase={
        chasing
          ? null
          : () => {
              chase.start();
              setOpen(false);
            }
      }
      message={
        ended !== null && draw ? (
          <DrawEnded ended={ended} next={draw.issue} onYes={() => slip.moveTo(draw.issue)} />
        ) : (
          bet.failure && <BetMessage {...bet.failure} />
        )
      }
      sums={
        <SlipSums
          stake={stake}
          held={held}
          greatest={slip.greatest}
          back={quotes.length === lines.length ? returnOfAll(quotes) : null}
          rebate={rebateOf(group, chasing ? chase.steps.map((step) => step.stake) : [one])}
        />
      }
    >
      {isPhone && group && lines.length > 0 && (
        <Suspense>
          <PrizeGroupSlider group={group} />
        </Suspense>
      )}
    </Slip>
  );
  return (
    <>
      <PlacedSlip count={lines.length} stake={stake} hasUndo={slip.undo !== null} open={open} onOpen={setOpen}>
        {view}
      </PlacedSlip>
      {chasing && planner && <ChasePlanner chase={chase} draws={draws} place={planner} />}
      <TicketDialog
        ticket={ticket}
        plays={plays}
        onClose={() => setTicket(null)}
        onAgain={(again) => slip.add(...again.lines)}
      />
    </>
  );
});

const NOTHING: ReadonlyMap<string, string> = new Map();
