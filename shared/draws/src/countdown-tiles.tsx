import type { TimeLeft } from '@atrium/ui/countdown-text';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Time as plates of two digits, days before them; hours are left out where none are left. */
export function CountdownTiles({ left: { days, hours, minutes, seconds } }: { left: TimeLeft }) {
  const { t } = useTranslation('draws');
  const parts = [...(days > 0 || hours > 0 ? [hours] : []), minutes, seconds];
  return (
    <span css={styles.root}>
      {days > 0 && <span css={styles.days}>{t('daysClock', { days, clock: '' }).trim()}</span>}
      {parts.map((part, at) => (
        <Fragment key={parts.length - at}>
          {at > 0 && <span css={styles.colon}>:</span>}
          <span css={styles.tile}>{String(part).padStart(2, '0')}</span>
        </Fragment>
      ))}
    </span>
  );
}

const styles = {
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[1],
    direction: 'ltr',
    fontWeight: tokens.weight.bold,
    ...tokens.type.page,
    ...tokens.numerals,
    [media.phone]: tokens.type.section,
  }),
  days: css({ paddingInlineEnd: tokens.space[1] }),
  colon: css({ color: tokens.color.text2 }),
  tile: css({
    minInlineSize: '2ch',
    padding: `${tokens.space[2]} ${tokens.space[2]}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface3,
    textAlign: 'center',
    [media.phone]: { padding: `${tokens.space[1]} 6px` },
  }),
};
