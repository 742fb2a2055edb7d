import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import { useInstant } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LiveResult } from '../drawing/live-result.tsx';
import { useRunningDraw } from '../drawing/running-draw.ts';
import { FactLine } from '../fact-line.tsx';
import { NextDraw } from '../next-draw.tsx';
import { panelLook } from '../panel-look.ts';
import { RecentDraws } from '../recent-draws.tsx';
import { useFacts } from '../use-facts.ts';

interface DrawHeadProps {
  game: LotteryGame;
  draw: Draw | null;
  onMoment: () => void;
}

/** Rows of earlier draws beside the last one; a phone has room for fewer. */
const ROWS = 5;
const ROWS_ON_PHONE = 3;

/** When the draw closes, what the last one brought in numbers and words, those before it, and the draw itself while it runs (10-38). */
export function DrawHead({ game, draw, onMoment }: DrawHeadProps) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const factsOf = useFacts();
  const phone = usePhone();
  const last = game.last[0];
  const running = useRunningDraw(game);
  // Nothing is said of numbers that are still to come, or of a draw that is not over.
  const told = last?.result && (running === null || running.stage === 'paying') ? last.result : null;
  const hasFacts = last?.result ? factsOf(game.family, last.result) !== null : false;
  return (
    <div css={[styles.root, hasFacts && styles.withRows]}>
      <div css={styles.next}>
        <NextDraw draw={draw} onMoment={onMoment} tiles />
        {draw && (
          <span css={styles.fact}>{t('issue', { issue: draw.issue, at: instant(draw.drawsAt, 'date-time') })}</span>
        )}
      </div>
      <div css={styles.last}>
        <span css={styles.fact}>
          {running
            ? t('live.title', { issue: running.issue })
            : last?.result
              ? t('drawn', { issue: last.issue, at: instant(last.drawnAt ?? last.drawsAt, 'full') })
              : t('noResult')}
        </span>
        <LiveResult game={game} running={running} />
        {told && <FactLine family={game.family} result={told} />}
      </div>
      {hasFacts && (
        <div css={styles.before}>
          <RecentDraws game={game} count={phone ? ROWS_ON_PHONE : ROWS} skip={1} />
        </div>
      )}
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, auto) minmax(0, 1fr)',
    ...panelLook,
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  }),
  withRows: css({
    gridTemplateColumns: 'minmax(220px, auto) minmax(0, 1fr) 360px',
    [media.compact]: { gridTemplateColumns: 'minmax(220px, auto) minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
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
    [media.phone]: {
      alignContent: 'start',
      justifyItems: 'end',
      gap: tokens.space[1],
      padding: tokens.space[3],
      paddingInlineStart: tokens.space[1],
      borderInlineStart: 0,
      textAlign: 'end',
    },
  }),
  before: css({
    minInlineSize: 0,
    padding: `${tokens.space[2]} ${tokens.space[4]}`,
    borderInlineStart: `1px solid ${tokens.color.line}`,
    // Its rows come after the page: nothing moves when they do.
    minBlockSize: 33 * ROWS + 16,
    [media.compact]: {
      gridColumn: '1 / -1',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${tokens.color.line}`,
    },
    [media.phone]: {
      minBlockSize: 33 * ROWS_ON_PHONE,
      padding: `0 ${tokens.space[3]}`,
      borderBlockStart: `1px solid ${tokens.color.line}`,
    },
  }),
  fact: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals, [media.phone]: tokens.type.legal }),
};
