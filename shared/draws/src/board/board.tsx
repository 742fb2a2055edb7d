import type { LotteryGame } from '@atrium/contracts/lottery';
import type { Board as BoardData } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useCompact, usePhone } from '@atrium/ui/use-phone';
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react';
import { OwnOutcomes } from '../drawing/own-outcome.tsx';
import { panelLook } from '../panel-look.ts';
import { BetBar } from './bet-bar.tsx';
import { BetSlip } from './bet-slip.tsx';
import { DrawHead } from './draw-head.tsx';
import { MyBets } from './my-bets.tsx';
import type { NumberKeysProps } from './number-keys.tsx';
import { NumbersInput } from './numbers-input.tsx';
import { PickRows, type PickRowsProps } from './pick-rows.tsx';
import type { Figure } from './number-grid.tsx';
import { PlayHead } from './play-head.tsx';
import { PlayTree } from './play-tree.tsx';
import { hasPlaySheet, type PlayTreeProps } from './play-types.ts';
import { usePrizeGroup } from './use-prize-group.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { soonestFirst, useOpenDraws } from './use-open-draws.ts';
import { usePick } from './use-pick.ts';
import { usePlaceFigures } from './use-place-figures.ts';
import { usePlays } from './use-plays.ts';
import { useAddLines } from './use-slip.ts';
import { useStable } from './use-stable.ts';
import { useTab } from './use-tab.ts';
import { WithBoard } from './with-board.tsx';

const PayCard = lazy(() => import('./pay-card.tsx').then((card) => ({ default: card.PayCard })));

/** What is picked on a board. */
export interface BoardPick {
  readonly play: Play;
  readonly plays: ReadonlyMap<string, Play>;
  /** In all rows that take numbers. */
  readonly numbers: readonly string[];
}

/** What the board of a market has of its own. */
export interface BoardParts {
  /** The list of plays, beside the numbers where there is room. */
  tree?: ComponentType<PlayTreeProps>;
  /** The list of plays above the numbers. */
  above?: ComponentType<PlayTreeProps>;
  /** The rows of a play that are picked. */
  rows?: ComponentType<PickRowsProps>;
  /** The numbers of an entry that are pressed. */
  keys?: ComponentType<NumberKeysProps>;
  /** The figures under the numbers of a play; undefined for none. */
  figures?: (pick: BoardPick) => ((number: string) => Figure | undefined) | undefined;
  /** Below the numbers. */
  legend?: ReactNode;
  /** Below the numbers. */
  below?: (pick: BoardPick) => ReactNode;
  /** Below the slip. */
  beside?: ComponentType<{ game: LotteryGame }>;
}

export interface BoardProps {
  game: LotteryGame;
  playType: string;
  onPlayType: (playType: string) => void;
  onMoment: () => void;
  parts?: BoardParts;
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
  parts = {},
  children,
}: BoardProps & { board: BoardData; onReload: () => void }) {
  const panel = useId();
  const draw = game.next ?? board.upcoming[0] ?? null;
  const plays = usePlays(board, draw?.drawsAt ?? board.serverTime);
  const { board: priced, group } = usePrizeGroup(board);
  const [tab, chooseTab] = useTab(playType, onPlayType);
  const pick = usePick(priced, plays, tab);
  const placeFigures = usePlaceFigures(game);
  const [compact, phone] = [useCompact(), usePhone()];
  const draws = useOpenDraws(
    game.code,
    useMemo(() => soonestFirst(game.next, board.upcoming), [game.next, board.upcoming]),
  );
  const addLines = useAddLines(game.code, draws[0]?.issue);
  const refresh = useStable(() => {
    onMoment();
    onReload();
  });
  const [planner, setPlanner] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useBoardKeys(root);
  const { play } = pick;
  const { above = PlayTree, tree: Tree = above, rows: Rows = PickRows, figures, legend, below, beside: Beside } = parts;
  const picked: BoardPick = { play, plays, numbers: pick.numbers };
  const under = figures?.(picked);
  const tree = (
    <Tree
      plays={plays}
      pricing={priced.rules.pricing}
      unit={pick.unit}
      tab={play.tab}
      play={play}
      panel={panel}
      onTab={chooseTab}
      onPlay={pick.choose}
    />
  );
  const bets = (
    <MyBets gameCode={game.code} family={game.family} plays={plays} onAgain={(again) => addLines(...again.lines)} />
  );
  return (
    <OwnOutcomes game={game} plays={plays}>
      <div ref={root} css={styles.root}>
        <DrawHead game={game} draw={draw} awaited={board.awaited} onMoment={refresh} jackpot={board.jackpot} />
        <div css={[styles.columns, parts.tree && styles.withTree]}>
          {parts.tree && <div css={styles.tree}>{tree}</div>}
          <div css={styles.main}>
            <div css={styles.panel}>
              <div css={styles.plays}>
                {!parts.tree && tree}
                <PlayHead
                  board={board}
                  play={play}
                  picked={pick.numbers.length}
                  isNamed={phone && !parts.tree && hasPlaySheet(plays)}
                />
                <div id={panel} role="tabpanel" aria-label={pick.name} css={styles.rows}>
                  <Rows
                    play={play}
                    plays={plays}
                    pricing={priced.rules.pricing}
                    draft={pick.draft}
                    onDraft={pick.setDraft}
                    under={under}
                    figures={placeFigures}
                  />
                  {play.rows.map(
                    (row, at) =>
                      row.kind === 'typed' && (
                        <NumbersInput
                          key={row.name}
                          row={row}
                          example={play.example.split('|')[at]!}
                          text={pick.typed[at] ?? ''}
                          under={under}
                          keys={parts.keys}
                          onText={(text) => pick.type(at, text)}
                          shareOf={(number) =>
                            board.restrictions.find(
                              (one) => one.issue === draws[0]?.issue && one.play === play.code && one.number === number,
                            )?.share
                          }
                        />
                      ),
                  )}
                  {under && legend}
                </div>
              </div>
              <BetBar
                quote={pick.quote}
                greatest={pick.greatest}
                fault={pick.fault}
                unit={pick.unit}
                units={board.units}
                onUnit={pick.setUnit}
                group={phone ? null : group}
                onAdd={() => {
                  if (pick.line) addLines(pick.line);
                  pick.clear();
                }}
              />
            </div>
            <div ref={setPlanner} css={styles.planner} />
            {below?.(picked)}
            {!compact && bets}
          </div>
          <BetSlip board={priced} plays={plays} draws={draws} group={group} planner={planner} onStale={refresh} />
          <div css={styles.beside}>
            <Suspense>
              <PayCard
                board={priced}
                play={play}
                unit={pick.unit}
                line={pick.line}
                returned={pick.quote?.return ?? null}
                last={game.last[0]}
              />
            </Suspense>
            {Beside && <Beside game={game} />}
          </div>
        </div>
        {compact && bets}
        {children}
      </div>
    </OwnOutcomes>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4], minInlineSize: 0 }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    // The columns end where each of them ends.
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: tokens.space[4],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  }),
  withTree: css({
    gridTemplateColumns: 'auto minmax(0, 1fr) 300px',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  tree: css({ gridRow: '1 / span 2', minInlineSize: 0, [media.compact]: { gridRow: 'auto' } }),
  main: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridRow: '1 / span 2',
    gap: tokens.space[4],
    minInlineSize: 0,
    [media.compact]: { gridRow: 'auto' },
  }),
  beside: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridColumnEnd: -1,
    gridRow: 2,
    gap: tokens.space[4],
    minInlineSize: 0,
    [media.compact]: { gridRow: 'auto' },
  }),
  /** Closed, it leaves no gap. */
  planner: css({ minInlineSize: 0, '&:empty': { display: 'none' } }),
  panel: css({
    ...panelLook,
    overflow: 'clip',
    [media.phone]: { overflow: 'visible' },
  }),
  plays: css({
    display: 'grid',
    gap: tokens.space[4],
    padding: tokens.space[4],
    [media.phone]: { padding: tokens.space[2], gap: tokens.space[3] },
  }),
  rows: css({ display: 'grid', gap: tokens.space[3] }),
};
