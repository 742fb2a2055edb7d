import type { Passkey } from '@atrium/contracts/passkeys';
import { useInstant } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface PasskeyLineProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, when it was added and last used. */
export function PasskeyLine({ passkey: { name, createdAt, usedAt }, onRename, onRemove }: PasskeyLineProps) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  return (
    <li css={styles.line}>
      <div css={styles.about}>
        <strong>{name}</strong>
        <span css={styles.times}>
          {t('passkeys.addedAt', { at: instant(createdAt, 'date') })}
          {' · '}
          {usedAt === null ? t('passkeys.neverUsed') : t('passkeys.usedAt', { at: instant(usedAt, 'date-time') })}
        </span>
      </div>
      <div css={styles.buttons}>
        <Button size="small" aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button size="small" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

const styles = {
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    paddingBlock: tokens.space[3],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  about: css({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' }),
  times: css({ color: tokens.color.text2, ...tokens.type.small }),
  buttons: css({ display: 'flex', gap: tokens.space[2] }),
};
