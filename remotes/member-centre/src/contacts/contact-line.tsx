import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ContactKind } from './contacts.state.ts';

interface ContactLineProps {
  kind: ContactKind;
  /** Masked; null where there is none. */
  value: string | null;
  onEdit: (kind: ContactKind) => void;
}

/** A contact with the way to another one. */
export function ContactLine({ kind, value, onEdit }: ContactLineProps) {
  const { t } = useTranslation('member-centre');
  return (
    <span css={styles.line}>
      <bdi>{value ?? t('account.notGiven')}</bdi>
      <Button size="small" aria-label={t(`contacts.edit.${kind}`)} onClick={() => onEdit(kind)}>
        {t(value === null ? 'contacts.add' : 'contacts.change')}
      </Button>
    </span>
  );
}

const styles = {
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: tokens.space[2],
  }),
};
