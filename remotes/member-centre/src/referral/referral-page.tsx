import { InviteLink } from '@atrium/centre/invite-link';
import { PageHead } from '@atrium/centre/page-head';
import { RecordPages } from '@atrium/centre/record-pages';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useLast } from '@atrium/centre/use-last';
import { useInstant, useResource } from '@atrium/host';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark } from '@atrium/ui/state-mark';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referralResource } from './referral.state.ts';

/** The own invitation and who came by it (1-37). */
export function Page() {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  const [pageNo, setPageNo] = useState(1);
  const resource = useResource(referralResource, { query: { pageNo } });
  const value = useLast(resource);
  return (
    <>
      <PageHead title={t('pages.referral')} text={t('referral.text')} />
      {value ? (
        <>
          <InviteLink code={value.code} parameter="referralCode" />
          <section css={styles.friends}>
            <SectionHead title={t('referral.friends')} level={3} />
            <Table
              caption={t('referral.friends')}
              busy={resource.value !== value || resource.status === 'refreshing'}
              columns={[
                { key: 'account', head: t('referral.account'), cell: (row) => row.account, phone: 'lead' },
                {
                  key: 'at',
                  head: t('referral.registered'),
                  cell: (row) => instant(row.registeredAt, 'date'),
                  align: 'end',
                },
                {
                  key: 'active',
                  head: t('records.status'),
                  cell: (row) => (
                    <StateMark state={row.active ? 'good' : 'waiting'}>
                      {t(row.active ? 'referral.active' : 'referral.quiet')}
                    </StateMark>
                  ),
                  phone: 'aside',
                },
              ]}
              rows={value.items}
              rowKey={(row) => `${row.account} ${row.registeredAt}`}
              empty={<EmptyState title={t('referral.none')} text={t('referral.noneText')} />}
            />
            {value.total > 0 && (
              <RecordPages page={pageNo} pages={value.totalPages} total={value.total} onPage={setPageNo} />
            )}
          </section>
        </>
      ) : resource.status === 'failed' ? (
        <ResourceFault error={resource.error!} reload={resource.reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}

const styles = { friends: css({ marginBlockStart: tokens.space[8] }) };
