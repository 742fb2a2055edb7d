import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** Stands where a part of the shell's own could not be fetched. */
export function PartFault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div role="alert" css={styles.fault}>
      <h2>{t('partFault.title')}</h2>
      <p>{t('partFault.text')}</p>
      <Button variant="primary" onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}

const styles = {
  fault: css({ display: 'grid', justifyItems: 'start', gap: tokens.space[4], maxInlineSize: 560, margin: `${tokens.space[12]} auto`, paddingInline: tokens.space[4], '& p': { color: tokens.color.text2 } }),
};
