import { Button, type ButtonProps } from '@atrium/ui/button';
import { media } from '@atrium/ui/theme';
import { visuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** Saves what is listed as a file. On a phone, where the days are beside it, its word is for screen readers alone. */
export function SaveButton(props: Omit<ButtonProps, 'icon' | 'children'>) {
  const { t } = useTranslation('centre');
  return (
    <Button icon="export" css={styles.button} {...props}>
      <span css={styles.word}>{t('records.export')}</span>
    </Button>
  );
}

const styles = {
  button: css({ [media.phone]: { paddingInline: 10, gap: 0 } }),
  word: css({ [media.phone]: visuallyHidden }),
};
