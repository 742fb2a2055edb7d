import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useResource } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Card } from '@atrium/ui/card';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { tabId, Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from './account-form.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { RegisterLink } from './register-link.tsx';
import { boundsResource, linkPages } from './register.state.ts';

const SHOWN_LINKS = 20;
type Way = 'account' | 'link';

/** Opens accounts below the agent, directly or by links (12-01). */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const panel = useId();
  const [way, setWay] = useState<Way>('account');
  const [shown, setShown] = useState<string>();
  const bounds = useResource(boundsResource);
  const links = usePagedResource(linkPages, { query: { pageSize: SHOWN_LINKS } });
  const made = (id: string) => {
    setShown(id);
    void links.reload();
  };
  return (
    <>
      <PageHead title={t('pages.agentRegister')} text={t('register.text')} />
      <Tabs<Way>
        label={t('register.ways')}
        panel={panel}
        tabs={[
          { value: 'account', label: t('register.byAccount') },
          { value: 'link', label: t('register.byLink') },
        ]}
        value={way}
        onChange={setWay}
      />
      <Card id={panel} role="tabpanel" aria-labelledby={tabId(panel, way)} css={styles.panel}>
        {bounds.error ? (
          <ResourceFault error={bounds.error} reload={bounds.reload} />
        ) : !bounds.value ? (
          <Skeleton height={280} />
        ) : way === 'account' ? (
          <AccountForm bounds={bounds.value} />
        ) : (
          <LinkForm bounds={bounds.value} onMade={({ id }) => made(id)} />
        )}
      </Card>
      <SectionHead title={t('register.links')} level={3} />
      <LinkList links={links} shown={shown} onShow={setShown} />
      <SectionHead title={t('register.own')} level={3} css={styles.own} />
      <p css={styles.text}>{t('register.ownText')}</p>
      <RegisterLink />
    </>
  );
}

const styles = {
  panel: css({ marginBlock: tokens.space[4] }),
  own: css({ marginBlockStart: tokens.space[6] }),
  text: css({ margin: `0 0 ${tokens.space[4]}`, color: tokens.color.text2 }),
};
