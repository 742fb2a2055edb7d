import { WayOn } from '@atrium/centre/way-on';
import type { Deposit } from '@atrium/contracts/payments';
import { useInstant, useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { recentDepositsResource } from './deposit.state.ts';

const marks: Record<Deposit['status'], StateMarkProps['state']> = {
  waiting: 'waiting',
  credited: 'good',
  failed: 'bad',
  expired: 'over',
  held: 'waiting',
  refunded: 'over',
};

export function RecentDeposits() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const recent = useResource(recentDepositsResource, { query: { pageSize: 5 } });
  const columns: Column<Deposit>[] = [
    { key: 'at', head: t('deposit.time'), cell: (row) => instant(row.at, 'date-time'), phone: 'aside' },
    { key: 'reference', head: t('deposit.reference'), cell: (row) => row.reference },
    { key: 'method', head: t('deposit.method'), cell: (row) => row.methodName },
    {
      key: 'amount',
      head: t('deposit.amount'),
      cell: (row) => <b>{money(row.amount)}</b>,
      align: 'end',
      phone: 'lead',
    },
    { key: 'fee', head: t('deposit.fee'), cell: (row) => money(row.fee), align: 'end' },
    {
      key: 'status',
      head: t('deposit.status'),
      cell: (row) => <StateMark state={marks[row.status]}>{t(`deposit.states.${row.status}`)}</StateMark>,
    },
  ];

  return (
    <section>
      <SectionHead
        title={t('deposit.recent')}
        level={3}
        end={
          <Button variant="quiet" size="small" onClick={() => openPage('transactionHistory')}>
            {t('pages.transactionHistory')}
          </Button>
        }
      />
      {recent.value ? (
        <Table
          caption={t('deposit.recent')}
          columns={columns}
          rows={recent.value.items}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              scene="money"
              title={t('deposit.none')}
              text={t('deposit.noneText')}
              action={<WayOn to="promotions" />}
            />
          }
          busy={recent.status === 'refreshing'}
        />
      ) : recent.status === 'failed' ? (
        <ResourceFault error={recent.error!} reload={recent.reload} />
      ) : (
        <Skeleton height={220} />
      )}
    </section>
  );
}
