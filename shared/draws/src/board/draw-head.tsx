import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import { useInstant } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { NextDraw } from '../next-draw.tsx';
import { panelLook } from '../panel-look.ts';
import { isPrizeTable, ResultView } from '../result-view.tsx';

interface DrawHeadProps {
  game: LotteryGame;
  draw: Draw | null;
  onMoment: () => void;
}

/** When the draw closes, and what the last one brought. */
export function DrawHead({ game, draw, onMoment }: DrawHeadProps) {
  const { t } = useTranslation('draws');
  const instant = useInstant();
  const last = game.last[0];
  return (
    <div css={styles.root}>
      <div css={styles.next}>
        <NextDraw draw={draw} onMoment={onMoment} />
        {draw && (
          <span css={styles.fact}>{t('issue', { issue: draw.issue, at: instant(draw.drawsAt, 'date-time') })}</span>
        )}
      </div>
      <div css={styles.last}>
        {last?.result ? (
          <>
            <span css={styles.fact}>
              {t('drawn', { issue: last.issue, at: instant(last.drawnAt ?? last.drawsAt, 'full') })}
            </span>
            <div role="status" aria-label={t('lastResult')}>
              <ResultView family={game.family} result={last.result} small={isPrizeTable(game.family)} />
            </div>
          </>
        ) : (
          <span css={styles.fact}>{t('noResult')}</span>
        )}
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, auto) minmax(0, 1fr)',
    ...panelLook,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  next: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: tokens.space[1],
    padding: tokens.space[4],
    '& > span:first-of-type': { justifyItems: 'start' },
    '& > span:first-of-type > span:last-of-type': { ...tokens.type.figure },
  }),
  last: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: tokens.space[2],
    minInlineSize: 0,
    padding: tokens.space[4],
    borderInlineStart: `1px solid ${tokens.color.line}`,
    [media.phone]: { borderInlineStart: 0, borderBlockStart: `1px solid ${tokens.color.line}` },
  }),
  fact: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
