import { WayOn } from '@atrium/centre/way-on';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { reportLevels } from '../report/report.state.ts';
import type { ReportView } from '../report/use-report-view.ts';

/** The five direct downlines with the most turnover. */
export function TopDownlines({ view: { from, to, under } }: { view: ReportView }) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const { value, status, error, reload } = useResource(reportLevels.pages.resource, {
    query: { from, to, under, sort: 'turnover', pageSize: 5 },
  });
  return (
    <section>
      <SectionHead
        title={t('overview.top')}
        level={3}
        end={
          <Button variant="quiet" size="small" onClick={() => openPage('agentDownline')}>
            {t('pages.agentDownline')}
          </Button>
        }
      />
      {value ? (
        <Table
          caption={t('overview.top')}
          columns={[
            { key: 'account', head: t('downline.account'), cell: (row) => row.account, phone: 'lead' },
            { key: 'below', head: t('report.directs'), cell: (row) => row.directDownlines, align: 'end' },
            {
              key: 'turnover',
              head: t('figures.turnover'),
              cell: (row) => money(row.turnover),
              align: 'end',
              phone: 'aside',
            },
            { key: 'profit', head: t('figures.profit'), cell: (row) => money(row.profit), align: 'end' },
          ]}
          rows={value.items}
          rowKey={(row) => row.id}
          empty={<EmptyState scene="people" title={t('downline.none')} action={<WayOn to="invite" />} />}
        />
      ) : status === 'failed' ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <Skeleton height={220} />
      )}
    </section>
  );
}
