import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Icon, type IconName } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { contactUs } from '../../contacts/open-contact.ts';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { Page } from '../page.tsx';

const WAYS: readonly { way: 'agent' | 'affiliate' | 'vendor'; icon: IconName }[] = [
  { way: 'agent', icon: 'users' },
  { way: 'affiliate', icon: 'chart' },
  { way: 'vendor', icon: 'grid' },
];

/** The ways to become a partner of the brand. */
export function JoinPage() {
  const { t } = useTranslation('shell');
  const openModal = useSetAtom(openModalAtom);
  return (
    <Page title={t('join.title')} lead={t('join.lead')}>
      <ul css={styles.ways}>
        {WAYS.map(({ way, icon }) => (
          <li key={way}>
            <Card as="article" css={styles.way}>
              <Icon name={icon} size={28} css={styles.icon} />
              <h2>{t(`join.way.${way}.title`)}</h2>
              <p>{t(`join.way.${way}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <div css={styles.buttons}>
        <Button variant="primary" onClick={contactUs}>
          {t('join.contact')}
        </Button>
        {isSwitchOn(host().permission().whitelabel, 'directRegistration') && (
          <Button onClick={() => openModal({ name: 'registerModal' })}>{t('join.register')}</Button>
        )}
      </div>
    </Page>
  );
}

const styles = {
  ways: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    gap: tokens.space[4],
    '& > li': { display: 'grid' },
  }),
  way: css({ display: 'grid', alignContent: 'start', gap: tokens.space[3], '& p': { color: tokens.color.text2 } }),
  icon: css({ color: tokens.color.accentText }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
