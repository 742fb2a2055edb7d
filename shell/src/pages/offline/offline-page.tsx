import { buttonLook } from '@atrium/ui/button-look';
import { Card } from '@atrium/ui/card';
import { Icon } from '@atrium/ui/icon';
import { Note } from '@atrium/ui/note';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { APP_NAMESPACE } from '../../language/app-texts.ts';
import { Page } from '../page.tsx';

const WORKS = ['opens', 'pages', 'help'] as const;
const WAITS = ['money', 'play', 'account'] as const;

/** What works without a connection and what does not. Replaces every page that was never opened with one. */
export function OfflinePage() {
  const { t } = useTranslation(APP_NAMESPACE);
  return (
    <Page title={t('page.title')} lead={t('page.lead')}>
      <Note tone="own" icon="shield" title={t('page.money')}>
        {t('page.sent')}
      </Note>
      <div css={styles.columns}>
        <Card as="section" css={styles.part}>
          <h2>{t('page.worksTitle')}</h2>
          <ul>
            {WORKS.map((each) => (
              <li key={each}>
                <Icon name="check" size={18} css={styles.works} />
                {t(`page.works.${each}`)}
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" css={styles.part}>
          <h2>{t('page.waitsTitle')}</h2>
          <ul>
            {WAITS.map((each) => (
              <li key={each}>
                <Icon name="clock" size={18} css={styles.waits} />
                {t(`page.waits.${each}`)}
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <div css={styles.ways}>
        {/* A link that bypasses the router: the page is requested again. */}
        <a href="/" css={buttonLook({ variant: 'primary' })}>
          {t('page.again')}
        </a>
        <Link to="/help" css={buttonLook()}>
          {t('page.toHelp')}
        </Link>
      </div>
    </Page>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.space[4],
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  part: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[3],
    '& ul': { display: 'grid', gap: tokens.space[3] },
    '& li': { display: 'flex', gap: tokens.space[3], color: tokens.color.text2 },
    '& svg': { flex: 'none', marginBlockStart: 3 },
  }),
  works: css({ color: tokens.color.win }),
  waits: css({ color: tokens.color.warn }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
