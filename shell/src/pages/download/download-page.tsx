import { buttonLook } from '@atrium/ui/button-look';
import { Card } from '@atrium/ui/card';
import { QrCode } from '@atrium/ui/qr-code';
import { Tabs, tabId } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Download } from '../../contacts/contacts.ts';
import { useContacts } from '../../contacts/use-contacts.ts';
import { Page } from '../page.tsx';
import { InstallSteps } from './install-steps.tsx';

const PANEL = 'install';
/** The apps by the value of `?app=` in their codes' addresses. */
const ASKED: Readonly<Record<string, Download['key']>> = { ios: 'IOS', 'ios-lite': 'MOBILECONFIG', android: 'ANDROID' };

/** The apps with their codes, and how each is installed. The app is the site itself. */
export function DownloadPage() {
  const { t } = useTranslation('shell');
  const { downloads } = useContacts();
  const asked =
    ASKED[useSearchParams()[0].get('app') ?? ''] ?? (/android/i.test(navigator.userAgent) ? 'ANDROID' : 'IOS');
  const [chosen, choose] = useState(asked);
  const phone = usePhone();
  const shown = downloads.find(({ key }) => key === chosen)?.key ?? downloads[0]?.key;
  const install = shown && (
    <section css={styles.tutorial}>
      <h2>{t('download.install')}</h2>
      <Tabs
        label={t('download.install')}
        panel={PANEL}
        value={shown}
        onChange={choose}
        tabs={downloads.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, shown)} css={styles.panel}>
        <InstallSteps app={shown} />
      </div>
    </section>
  );
  return (
    <Page title={t('download.title')} lead={t('download.lead')}>
      {/* The phone in hand needs no code: its codes are for another one. */}
      {phone && install}
      <ul aria-label={t('download.apps')} css={styles.apps}>
        {downloads.map(({ key, name, url, qrCodeUrl }) => (
          <li key={key}>
            <Card as="article" css={styles.app}>
              <QrCode
                value={new URL(qrCodeUrl, location.href).href}
                label={t('rightBar.codeOf', { name })}
                size={160}
                margin={16}
              />
              <div css={styles.words}>
                <h2>{name}</h2>
                <p>{t(`download.about.${key}`)}</p>
                <a href={url} css={buttonLook({ variant: 'plain' })}>
                  {t('download.get', { name })}
                </a>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {!phone && install}
    </Page>
  );
}

const styles = {
  apps: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(360px, 1fr))',
    gap: tokens.space[4],
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  app: css({
    blockSize: '100%',
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '160px 1fr',
    gap: tokens.space[5],
    alignItems: 'center',
    [media.phone]: { gridTemplateColumns: '1fr', justifyItems: 'center', textAlign: 'center' },
  }),
  words: css({
    display: 'grid',
    gap: tokens.space[3],
    justifyItems: 'start',
    '& p': { color: tokens.color.text2 },
    [media.phone]: { justifyItems: 'center' },
  }),
  tutorial: css({ display: 'grid', gap: tokens.space[4], marginBlockStart: tokens.space[4] }),
  panel: css({ display: 'grid' }),
};
