import { errorSentence } from '@atrium/i18n/error-sentence';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface PartFaultProps {
  level: 1 | 2;
  /** It has not failed; it is still loading. */
  slow?: boolean;
  /** Loads the code again. Omitted where that is useless: then the page is reloaded, which also brings the file names of a new release. */
  onRetry?: () => void;
}

/** Replaces a part of the shell whose code failed to load. */
export function PartFault({ level, slow = false, onRetry }: PartFaultProps) {
  const { t, i18n } = useTranslation('shell');
  const Heading = `h${level}` as const;
  return (
    <div role="alert" css={styles.fault}>
      <Heading>{t('partFault.title')}</Heading>
      <p>{slow ? errorSentence(i18n, 'TIMEOUT') : t('partFault.text')}</p>
      {onRetry ? (
        <Button variant="primary" onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      ) : (
        <a href={location.href} css={buttonLook({ variant: 'primary' })}>
          {t('action.tryAgain')}
        </a>
      )}
    </div>
  );
}

const styles = {
  fault: css({
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.space[4],
    maxInlineSize: 560,
    margin: `${tokens.space[12]} auto`,
    paddingInline: tokens.space[4],
    '& p': { color: tokens.color.text2 },
  }),
};
