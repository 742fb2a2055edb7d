import { useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Picture } from '@atrium/ui/picture';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarAddresses, avatarResource } from '../frame/frame.state.ts';

const AvatarDialog = lazy(async () => ({ default: (await import('./avatar-dialog.tsx')).AvatarDialog }));

/** The member's picture, and the button that changes it. */
export function AvatarLine() {
  const { t } = useTranslation('member-centre');
  const { value, reload } = useResource(avatarResource);
  const [open, setOpen] = useState(false);
  if (!value) return null;
  return (
    <div css={styles.line}>
      <Picture
        key={value.avatar}
        src={avatarAddresses(value)}
        alt={t('avatar.title')}
        ratio="1 / 1"
        eager
        css={styles.picture}
      />
      <Button onClick={() => setOpen(true)}>{t('avatar.change')}</Button>
      {open && (
        <Suspense>
          <AvatarDialog
            drawn={value.avatarType === 'STATIC' ? value.avatar : null}
            onClose={() => setOpen(false)}
            onSaved={() => void reload()}
          />
        </Suspense>
      )}
    </div>
  );
}

const styles = {
  line: css({ display: 'flex', alignItems: 'center', gap: tokens.space[4], marginBlockEnd: tokens.space[4] }),
  picture: css({ inlineSize: 72, borderRadius: tokens.radius.large }),
};
