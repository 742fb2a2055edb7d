import { WayOn } from '@atrium/centre/way-on';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useInstant, useMember, useResource } from '@atrium/host';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { downlinesResource } from '../downline/downline.state.ts';
import { RegisterLink } from '../register/register-link.tsx';

const NEWEST = 10;

/** The agent's side of accounts: how somebody registers below, and who registered last (2.10-16). */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const instant = useInstant();
  const member = useMember();
  const { value, status, error, reload } = useResource(downlinesResource, {
    query: { sort: 'registeredAt', pageSize: NEWEST },
  });
  return (
    <>
      <PageHead
        title={t('pages.agentAccountCenter')}
        text={member && t('accountCentre.text', { account: member.account })}
      />
      <section css={styles.section}>
        <SectionHead title={t('pages.agentRegister')} level={3} />
        <RegisterLink />
      </section>
      <section css={styles.section}>
        <SectionHead title={t('accountCentre.newest')} level={3} />
        {value ? (
          <Table
            caption={t('accountCentre.newest')}
            busy={status === 'refreshing'}
            columns={[
              { key: 'account', head: t('downline.account'), cell: (row) => row.account, phone: 'lead' },
              {
                key: 'kind',
                head: t('downline.kind'),
                cell: (row) => t(row.type > 0 ? 'downline.agent' : 'downline.member'),
              },
              {
                key: 'at',
                head: t('downline.registered'),
                cell: (row) => instant(row.registeredAt, 'date-time'),
                align: 'end',
                phone: 'aside',
              },
            ]}
            rows={value.items}
            rowKey={(row) => row.id}
            empty={
              <EmptyState
                scene="people"
                title={t('downline.none')}
                text={t('register.text')}
                action={<WayOn to="invite" />}
              />
            }
          />
        ) : status === 'failed' ? (
          <ResourceFault error={error!} reload={reload} />
        ) : (
          <Skeleton height={240} />
        )}
      </section>
    </>
  );
}

const styles = { section: css({ marginBlockEnd: tokens.space[8] }) };
