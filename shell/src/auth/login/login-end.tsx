import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { startFreePlay } from '../free-play.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { ThirdParties } from './third-parties.tsx';

/** Below the login: passkey, free demo, other ways to sign in, registration. */
export function LoginEnd() {
  const { t } = useTranslation('shell');
  const openModal = useSetAtom(openModalAtom);
  const { whitelabel } = host().permission();
  return (
    <>
      <PasskeyLogin />
      {isSwitchOn(whitelabel, 'freePlay') && (
        <Button wide size="large" onClick={() => void startFreePlay()}>
          {t('login.freeTrial')}
        </Button>
      )}
      <ThirdParties />
      {isSwitchOn(whitelabel, 'directRegistration') && (
        <p css={styles.register}>
          {t('login.noAccount')}{' '}
          <button type="button" css={styles.link} onClick={() => openModal({ name: 'registerModal' })}>
            {t('login.registerNow')}
          </button>
        </p>
      )}
    </>
  );
}

const styles = {
  register: css({ textAlign: 'center', color: tokens.color.text2, ...tokens.type.small }),
  link: css({
    padding: `${tokens.space[1]} 0`,
    border: 0,
    background: 'none',
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    ...tokens.type.small,
  }),
};
