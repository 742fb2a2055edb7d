import { buttonLook } from '@atrium/ui/button-look';
import { Card } from '@atrium/ui/card';
import { QrCode } from '@atrium/ui/qr-code';
import { Tabs, tabId } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContacts } from '../../frame/right-bar/use-contacts.ts';
import { Page } from '../page.tsx';

const PANEL = 'install';
const STEPS = [1, 2, 3, 4] as const;
type System = 'ios' | 'android';

/** The apps with their codes, and how each is installed. */
export function DownloadPage() {
  const { t } = useTranslation('shell');
  const { downloads } = useContacts();
  const [system, setSystem] = useState<System>(() => (/android/i.test(navigator.userAgent) ? 'android' : 'ios'));
  return (
    <Page title={t('download.title')} lead={t('download.lead')}>
      <ul aria-label={t('download.apps')} css={styles.apps}>
        {downloads.map(({ key, name, url, qrCodeUrl }) => (
          <li key={key}>
            <Card as="article" css={styles.app}>
              <QrCode value={new URL(qrCodeUrl, location.href).href} label={t('rightBar.codeOf', { name })} size={160} margin={16} />
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
      <section css={styles.tutorial}>
        <h2>{t('download.install')}</h2>
        <Tabs label={t('download.install')} panel={PANEL} value={system} onChange={setSystem} tabs={(['ios', 'android'] as const).map((value) => ({ value, label: t(`download.system.${value}`) }))} />
        <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, system)}>
        <ol css={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`download.step.${system}.${step}`)}</li>
          ))}
        </ol>
        </div>
      </section>
    </Page>
  );
}

const styles = {
  apps: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(360px, 1fr))', gap: tokens.space[4], [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  app: css({ display: 'grid', gridTemplateColumns: '160px 1fr', gap: tokens.space[5], alignItems: 'center', [media.phone]: { gridTemplateColumns: '1fr', justifyItems: 'center', textAlign: 'center' } }),
  words: css({ display: 'grid', gap: tokens.space[3], justifyItems: 'start', '& p': { color: tokens.color.text2 }, [media.phone]: { justifyItems: 'center' } }),
  tutorial: css({ display: 'grid', gap: tokens.space[4], marginBlockStart: tokens.space[4] }),
  steps: css({
    display: 'grid',
    gap: tokens.space[3],
    maxInlineSize: '64ch',
    counterReset: 'step',
    '& li': { display: 'flex', gap: tokens.space[4], counterIncrement: 'step', color: tokens.color.text2 },
    '& li::before': { content: 'counter(step)', flex: 'none', display: 'grid', placeItems: 'center', inlineSize: 28, blockSize: 28, borderRadius: tokens.radius.round, background: tokens.color.surface3, color: tokens.color.text, fontWeight: tokens.weight.bold, ...tokens.type.small },
  }),
};
