import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import type { Board } from '@atrium/contracts/lottery-bets';
import { useInstant } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveResult } from '../drawing/live-result.tsx';
import { useRunningDraw } from '../drawing/running-draw.ts';
import { FactLine } from '../fact-line.tsx';
import { Jackpot } from './jackpot.tsx';
import { NextDraw } from '../next-draw.tsx';
import { panelLook } from '../panel-look.ts';
import { RecentDraws } from '../recent-draws.tsx';
import { isPrizeTable } from '../result-view.tsx';
import { useFacts } from '../use-facts.ts';

/** Only games with lists of prizes need it; its room is kept. */
const EarlierPrizes = lazy(() => import('../earlier-prizes.tsx').then((part) => ({ default: part.EarlierPrizes })));

interface DrawHeadProps {
  game: LotteryGame;
  draw: Draw | null;
  awaited: Board['awaited'];
  onMoment: () => void;
  /** What the winners of the pool's highest prize share at least, minor units; undefined for games without a pool. */
  jackpot?: string | undefined;
}

/** Earlier draws beside the last one: in two columns, in one beside a long result; a phone has room for fewer. */
const ROWS_IN_TWO = 10;
const ROWS = 5;
const ROWS_ON_PHONE = 3;
/** More numbers than these have a row of a phone to themselves. */
const FEW = 5;

/** When the draw closes, what the last one brought in numbers and words, those before it, and the draw itself while it runs (10-38). */
export function DrawHead({ game, draw, awaited, onMoment, jackpot }: DrawHeadProps) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const factsOf = useFacts();
  const phone = usePhone();
  const last = game.last[0];
  const running = useRunningDraw(game, awaited);
  // Words would give away numbers that are still to appear.
  const whole = last?.result && (running === null || running.stage === 'paying') ? last.result : null;
  const hasFacts = jackpot === undefined && last?.result ? factsOf(game.family, last.result) !== null : false;
  // Its prizes have a table beside or below the board.
  const isTable = isPrizeTable(game.family);
  const isLong = !isTable && (last?.result ?? '').split(/[|,]/).length > FEW;
  return (
    <div
      css={[
        styles.root,
        hasFacts && (isLong ? styles.withRows : styles.withTwo),
        jackpot !== undefined && styles.withJackpot,
      ]}
    >
      {jackpot !== undefined && <Jackpot amount={jackpot} />}
      <div css={[styles.next, isLong && styles.alone]}>
        <NextDraw draw={draw} onMoment={onMoment} tiles />
        {draw && (
          <span css={styles.fact}>
            {phone
              ? t('board.drawOf', { issue: draw.issue })
              : t('issue', { issue: draw.issue, at: instant(draw.drawsAt, 'date-time') })}
          </span>
        )}
      </div>
      <div css={[styles.last, isTable && !running && styles.table]}>
        {(running || !isTable) && (
          <span css={[styles.fact, styles.title]}>
            {running
              ? t('live.title', { issue: running.issue })
              : last?.result
                ? t('drawn', { issue: last.issue, at: instant(last.drawnAt ?? last.drawsAt, 'full') })
                : t('noResult')}
          </span>
        )}
        <LiveResult
          game={game}
          running={running}
          brief={phone}
          instead={
            isTable ? (
              <Suspense>
                <EarlierPrizes game={game} />
              </Suspense>
            ) : undefined
          }
        />
        {whole && <FactLine family={game.family} result={whole} />}
      </div>
      {hasFacts && (
        <div css={styles.before}>
          <RecentDraws
            game={game}
            count={phone ? ROWS_ON_PHONE : isLong ? ROWS : ROWS_IN_TWO}
            skip={1}
            wide={!phone && !isLong}
          />
        </div>
      )}
    </div>
  );
}

const COMPACT_COLUMNS = { gridTemplateColumns: 'minmax(220px, auto) minmax(0, 1fr)' } as const;

const styles = {
  root: css({
    display: 'grid',
    ...COMPACT_COLUMNS,
    ...panelLook,
    [media.phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  }),
  withRows: css({
    gridTemplateColumns: 'minmax(220px, auto) minmax(0, 1fr) 360px',
    [media.compact]: COMPACT_COLUMNS,
  }),
  withTwo: css({
    gridTemplateColumns: 'minmax(220px, auto) minmax(0, 1fr) minmax(0, 552px)',
    [media.compact]: COMPACT_COLUMNS,
  }),
  withJackpot: css({
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    // A pool is drawn once a day: room that stays empty until then costs more than one move.
    [media.phone]: { '&& > *': { minBlockSize: 0 } },
  }),
  next: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: tokens.space[2],
    padding: tokens.space[4],
    '& > span:first-of-type': { justifyItems: 'start', gap: tokens.space[2] },
    [media.phone]: {
      alignContent: 'start',
      gap: tokens.space[1],
      padding: tokens.space[3],
      paddingInlineEnd: tokens.space[1],
      '& > span:first-of-type': { justifyItems: 'start', gap: tokens.space[1] },
    },
  }),
  last: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: tokens.space[2],
    minInlineSize: 0,
    padding: tokens.space[4],
    borderInlineStart: `1px solid ${tokens.color.line}`,
    textAlign: 'center',
    // The first prize of a list is the only number here.
    '& [data-first-prize]': tokens.type.page,
    [media.phone]: {
      flex: '1 1 168px',
      // As high while a draw runs as between draws: the board below must not move under a thumb.
      minBlockSize: 136,
      alignContent: 'start',
      justifyItems: 'start',
      gap: tokens.space[1],
      padding: tokens.space[3],
      borderInlineStart: 0,
      textAlign: 'start',
    },
    // The narrowest phones have no room for five balls beside the time.
    '@media (max-width: 359.98px)': { flexBasis: 204 },
  }),
  table: css({ justifyItems: 'start', textAlign: 'start' }),
  alone: css({
    [media.phone]: {
      display: 'flex',
      flex: '1 0 100%',
      alignItems: 'end',
      justifyContent: 'space-between',
      paddingBlockEnd: 0,
      paddingInlineEnd: tokens.space[3],
    },
  }),
  before: css({
    minInlineSize: 0,
    padding: `${tokens.space[2]} ${tokens.space[4]}`,
    borderInlineStart: `1px solid ${tokens.color.line}`,
    [media.compact]: {
      gridColumn: '1 / -1',
      flexBasis: '100%',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${tokens.color.line}`,
    },
    [media.phone]: { padding: `0 ${tokens.space[3]}` },
  }),
  // Above the step that is now, and as wide as the numbers.
  title: css({ [media.phone]: { order: -2, inlineSize: 0, minInlineSize: '100%' } }),
  fact: css({
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: tokens.type.legal,
  }),
};
