import type { LotteryGame } from '@atrium/contracts/lottery';
import { LiveResult } from '@atrium/draws/drawing/live-result';
import type { RunningDraw } from '@atrium/draws/drawing/running-draw';
import { FactLine } from '@atrium/draws/fact-line';
import type { NextMoment } from '@atrium/draws/use-next-draw';
import { useGreatestText } from '@atrium/draws/board/greatest-text';
import { useMoney } from '@atrium/host';
import type { Greatest } from '@atrium/lottery-rules/greatest';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FELT } from './felt.ts';
import { RoundRing } from './round-ring.tsx';

interface TableTopProps {
  game: LotteryGame;
  running: RunningDraw | null;
  next: NextMoment | null;
  /** The round that takes bets. */
  issue: string | undefined;
  staked: bigint;
  greatest: Greatest | null;
}

/** A round of more than a day has no ring of its own: games of this area draw every few minutes. */
const LONGEST_ROUND_SECONDS = 86_400;

/** Above the fields: the last result in numbers and words, the time that is left, and the own bets of this round. */
export function TableTop({ game, running, next, issue, staked, greatest }: TableTopProps) {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('draws');
  const money = useMoney();
  const greatestText = useGreatestText();
  const [last] = game.last;
  const shown = running?.stage === 'closed' ? null : last;
  return (
    <div css={styles.root}>
      <div css={styles.result}>
        {(running ?? last) && <span css={styles.dim}>{t('elott.round', { issue: (running ?? last)!.issue })}</span>}
        <LiveResult game={game} running={running} brief />
        {shown?.result && running?.stage !== 'showing' && <FactLine family={game.family} result={shown.result} />}
      </div>
      <div css={styles.clock}>
        <RoundRing next={next} roundSeconds={game.every ?? LONGEST_ROUND_SECONDS} />
      </div>
      <div css={styles.own}>
        <span css={styles.dim}>{issue ? t('elott.ownIn', { issue }) : t('elott.thisRound')}</span>
        <output aria-label={t('elott.staked')} css={styles.sum}>
          {money(String(staked))}
        </output>
        {greatest && <span css={styles.dim}>{common('board.greatestOf', { amount: greatestText(greatest) })}</span>}
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.space[4],
    // Nothing moves when a result arrives.
    minBlockSize: 176,
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      minBlockSize: 0,
      gap: `${tokens.space[2]} ${tokens.space[4]}`,
    },
  }),
  result: css({
    display: 'grid',
    gap: tokens.space[1],
    justifyItems: 'start',
    minInlineSize: 0,
    '& > [role=status]': { justifyItems: 'start' },
    '& > ol': { justifyContent: 'start' },
    // A result, the step of a draw and its words have their room before they come.
    [media.phone]: { gridColumn: 2, gridRow: 2, alignContent: 'start', minBlockSize: 128 },
  }),
  clock: css({ [media.phone]: { gridColumn: 1, gridRow: '1 / span 2' } }),
  own: css({
    display: 'grid',
    justifyItems: 'end',
    minInlineSize: 0,
    textAlign: 'end',
    // The first press adds a line: the fields stay where they are under the thumb.
    [media.phone]: {
      gridColumn: 2,
      gridRow: 1,
      alignContent: 'start',
      justifyItems: 'start',
      minBlockSize: 66,
      textAlign: 'start',
    },
  }),
  sum: css({
    fontWeight: tokens.weight.bold,
    ...tokens.type.figure,
    ...tokens.numerals,
    [media.phone]: { ...tokens.type.title },
  }),
  dim: css({ color: FELT.dim, ...tokens.type.small, ...tokens.numerals }),
};
