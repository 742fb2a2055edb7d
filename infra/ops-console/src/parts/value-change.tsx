import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** The old and the new value, distinguished by words, too. */
export function ValueChange({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  return (
    <dl css={styles.pair}>
      <dt css={styles.name}>{t('before')}</dt>
      <dd>
        <del css={[styles.value, styles.before]} dir="auto">
          {before}
        </del>
      </dd>
      <dt css={styles.name}>{t('after')}</dt>
      <dd>
        <ins css={[styles.value, styles.after]} dir="auto">
          {after}
        </ins>
      </dd>
    </dl>
  );
}

const styles = {
  pair: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.space[1]} ${tokens.space[3]}`,
    ...tokens.type.small,
  }),
  name: css({ color: tokens.color.text2 }),
  value: css({
    display: 'inline-block',
    maxBlockSize: 160,
    overflow: 'auto',
    paddingInline: 4,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    textDecoration: 'none',
  }),
  before: css({ background: tokens.color.errorSoft, color: tokens.color.error }),
  after: css({ background: tokens.color.winSoft, color: tokens.color.win }),
};
