import { QrCode } from '@atrium/ui/qr-code';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { NewAuthenticator } from './authenticator.state.ts';

/** What an authenticator app is bound with: as a picture to scan, and in letters. */
export function AuthenticatorKey({ uri, secret }: NewAuthenticator) {
  const { t } = useTranslation('member-centre');
  return (
    <>
      <QrCode value={uri} label={t('security.qr')} />
      <p css={key}>
        {t('security.secret')} <code dir="ltr">{secret}</code>
      </p>
    </>
  );
}

const key = css({ margin: 0, overflowWrap: 'anywhere' });
