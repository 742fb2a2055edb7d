import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import { useInstant } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LiveResult } from '../drawing/live-result.tsx';
import { useRunningDraw } from '../drawing/running-draw.ts';
import { NextDraw } from '../next-draw.tsx';
import { panelLook } from '../panel-look.ts';

interface DrawHeadProps {
  game: LotteryGame;
  draw: Draw | null;
  onMoment: () => void;
}

/** When the draw closes, what the last one brought, and the draw itself while it runs (10-38). */
export function DrawHead({ game, draw, onMoment }: DrawHeadProps) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const last = game.last[0];
  const running = useRunningDraw(game);
  return (
    <div css={styles.root}>
      <div css={styles.next}>
        <NextDraw draw={draw} onMoment={onMoment} />
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
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, auto) minmax(0, 1fr)',
    ...panelLook,
    [media.phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  }),
  next: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: tokens.space[1],
    padding: tokens.space[4],
    '& > span:first-of-type': { justifyItems: 'start' },
    '& > span:first-of-type > span:last-of-type': { ...tokens.type.figure },
    [media.phone]: {
      padding: tokens.space[2],
      paddingInlineStart: tokens.space[3],
      '& > span:first-of-type > span:last-of-type': { ...tokens.type.page },
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
      flex: '1 1 232px',
      justifyItems: 'end',
      gap: tokens.space[1],
      padding: tokens.space[2],
      paddingInlineEnd: tokens.space[3],
      borderInlineStart: 0,
      textAlign: 'end',
    },
  }),
  fact: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals, [media.phone]: tokens.type.legal }),
};
