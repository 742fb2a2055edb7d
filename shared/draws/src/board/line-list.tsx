import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

/** The frame of a slip's lines. */
export function LineList({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  const { t } = useTranslation('draws');
  return (
    <ul ref={ref} aria-label={t('board.lines')} css={styles.lines}>
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
