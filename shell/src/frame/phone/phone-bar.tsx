import { isSwitchOn } from '@atrium/contracts/switches';
import { host, type OwnView, useSession } from '@atrium/host';
import { BrandLogo } from '@atrium/ui/brand-logo';
import { Button } from '@atrium/ui/button';
import { IconButton } from '@atrium/ui/icon-button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { sessionPhaseAtom } from '../../session/session-phase.state.ts';
import { PhoneBalance, PhoneShape } from '../account/member-parts.tsx';

const MARK_PX = 26;
const NARROW = '@media (max-width: 359.98px)';

/** The header of a phone: the logo and the most used items. The others are in the tabs and their sheet. A view of its own has its title and the way back in place of the logo. */
export function PhoneBar({ view = null }: { view?: OwnView | null }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const restoring = useAtomValue(sessionPhaseAtom) === 'restoring';
  const openModal = useSetAtom(openModalAtom);
  const { brand, name } = host().brand;
  return (
    <header data-area="header" css={[styles.bar, view && styles.own]}>
      {view ? (
        <>
          <IconButton icon="start" label={view.backLabel} size="large" css={styles.back} onClick={view.onBack} />
          <span aria-hidden dir="auto" lang={view.lang} css={styles.title}>
            {view.title}
          </span>
        </>
      ) : (
        <Link to="/" aria-label={name} css={[styles.logo, session && styles.mark]}>
          <BrandLogo brand={brand} size={MARK_PX} css={styles.fitting} />
        </Link>
      )}
      {session && <PhoneBalance />}
      {restoring && <PhoneShape />}
      {!session && !restoring && (
        <>
          <Button onClick={() => openModal({ name: 'loginModal' })}>{t('login.title')}</Button>
          {isSwitchOn(host().permission().whitelabel, 'directRegistration') && (
            <Button variant="primary" onClick={() => openModal({ name: 'registerModal' })}>
              {t('account.signUp')}
            </Button>
          )}
        </>
      )}
    </header>
  );
}

const styles = {
  bar: css({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: tokens.layer.header,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    blockSize: 56,
    paddingInline: `${tokens.space[4]} ${tokens.space[2]}`,
    background: tokens.color.surface,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    '& button': { paddingInline: 14 },
  }),
  own: css({ gap: tokens.space[1], paddingInlineStart: 0 }),
  back: css({ '&&': { padding: 0 } }),
  // A name that does not fit beside the balance takes two lines.
  title: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    marginInlineEnd: 'auto',
    minInlineSize: 0,
    overflow: 'hidden',
    ...tokens.display,
    ...tokens.type.title,
    lineHeight: 1.2,
    [NARROW]: { ...tokens.type.small, lineHeight: 1.2 },
  }),
  logo: css({ display: 'flex', marginInlineEnd: 'auto', minInlineSize: 0, overflow: 'hidden' }),
  /* A name that does not fit beside the balance wraps out of sight as a whole. */
  fitting: css({ flexWrap: 'wrap', rowGap: MARK_PX, blockSize: MARK_PX, overflow: 'hidden' }),
  // Beside a balance the narrowest phones have room for the mark alone.
  mark: css({ [NARROW]: { flex: 'none', inlineSize: MARK_PX } }),
};
