import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LimitsButton } from './limits-button.tsx';
import { NetPosition } from './net-position.tsx';
import { SessionClock } from './session-clock.tsx';

/**
 * A member's session in the header: its length, the time of day, the net position, and the link to the limits. In a
 * game the figures are in the game's own bar.
 */
export function SessionStrip() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <section aria-label={t('protection.title')} css={styles.strip}>
      {pathname !== '/game' && (
        <dl css={styles.figures}>
          <SessionClock />
          <NetPosition />
        </dl>
      )}
      <LimitsButton />
    </section>
  );
}

const NARROW = '@media (max-width: 1239.98px)';

const styles = {
  // Shrinks before the member's items where words are long.
  strip: css({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 99,
    gap: tokens.space[2],
    marginInlineStart: tokens.space[2],
  }),
  // Two lines: both clocks, then the net position.
  figures: css({
    // Both times, without their labels.
    minInlineSize: '14ch',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, auto)',
    columnGap: tokens.space[3],
    color: tokens.color.text2,
    whiteSpace: 'nowrap',
    ...tokens.type.legal,
    ...tokens.numerals,
    // Beside long words a label that no longer fits goes to a second line, which is hidden; times and money remain.
    '& > div': {
      display: 'flex',
      flexFlow: 'row-reverse wrap',
      justifyContent: 'flex-end',
      columnGap: tokens.space[1],
      minInlineSize: 0,
      blockSize: '1lh',
      overflow: 'hidden',
    },
    '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
    '& dd': { order: -1, color: tokens.color.text, fontWeight: tokens.weight.medium },
    // Where the header is full, the labels are visible to screen readers only.
    [NARROW]: {
      '& dt': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
};
