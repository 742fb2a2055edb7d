import { PageHead } from '@atrium/centre/page-head';
import { RecordPages } from '@atrium/centre/record-pages';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useMoney, useResource } from '@atrium/host';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downlinesResource } from '../downline/downline.state.ts';

/** Turnover and net result of each direct downline with everybody below. */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const [pageNo, setPageNo] = useState(1);
  const { value, status, error, reload } = useResource(downlinesResource, {
    query: { sort: 'turnover', pageNo, pageSize: 20 },
  });
  return (
    <>
      <PageHead title={t('pages.agentProfitLoss')} text={t('profit.text')} />
      {value ? (
        <>
          <Table
            caption={t('pages.agentProfitLoss')}
            busy={status === 'refreshing'}
            columns={[
              { key: 'account', head: t('downline.account'), cell: (row) => row.account, phone: 'lead' },
              { key: 'turnover', head: t('figures.turnover'), cell: (row) => money(row.turnover), align: 'end' },
              {
                key: 'net',
                head: t('figures.net'),
                cell: (row) => <b>{money(row.net)}</b>,
                align: 'end',
                phone: 'aside',
              },
              { key: 'balance', head: t('downline.balance'), cell: (row) => money(row.balance), align: 'end' },
            ]}
            rows={value.items}
            rowKey={(row) => row.id}
            empty={<EmptyState title={t('downline.none')} />}
          />
          <RecordPages page={pageNo} pages={value.totalPages} total={value.total} onPage={setPageNo} />
        </>
      ) : status === 'failed' ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}
