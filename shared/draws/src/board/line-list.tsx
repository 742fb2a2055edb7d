import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** The frame of a slip's lines. */
export function LineList({ children, ...rest }: ComponentProps<'ul'>) {
  const { t } = useTranslation('draws');
  return (
    <ul {...rest} aria-label={t('board.lines')} css={styles.lines}>
      {children}
    </ul>
  );
}

const styles = {
  lines: css({
    position: 'relative',
    display: 'block',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxBlockSize: 420,
    overflowY: 'auto',
  }),
};
