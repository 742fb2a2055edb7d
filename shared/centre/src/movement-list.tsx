import { useInstant, useMoney, useResource } from '@atrium/host';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceFault } from './resource-fault.tsx';
import { RecordPages } from './record-pages.tsx';
import { movementsResource } from './movements.state.ts';

interface MovementListProps {
  kind: 'rebate' | 'bonus' | 'commission';
  caption: string;
  none: string;
  noneText: string;
}

/** Every movement of one kind in the main wallet, newest first. */
export function MovementList({ kind, caption, none, noneText }: MovementListProps) {
  const { t } = useTranslation('centre');
  const money = useMoney();
  const instant = useInstant();
  const [pageNo, setPageNo] = useState(1);
  const records = useResource(movementsResource, { query: { kind, pageNo, pageSize: 20 } });
  const value = records.value;
  if (!value)
    return records.status === 'failed' ? (
      <ResourceFault error={records.error!} reload={records.reload} />
    ) : (
      <Skeleton height={320} />
    );
  return (
    <>
      <Table
        caption={caption}
        busy={records.status === 'refreshing'}
        columns={[
          { key: 'at', head: t('records.time'), cell: (row) => instant(row.at, 'date-time') },
          {
            key: 'detail',
            head: t('records.detail'),
            cell: (row) => row.reference,
            phone: 'lead',
            total: t('records.totals'),
          },
          {
            key: 'amount',
            head: t('records.amount'),
            cell: (row) => <b>{money(row.amount)}</b>,
            align: 'end',
            phone: 'aside',
            total: money(value.totals.net),
          },
        ]}
        rows={value.items}
        rowKey={(row) => row.id}
        empty={<EmptyState title={none} text={noneText} />}
      />
      {value.total > 0 && <RecordPages page={pageNo} pages={value.totalPages} total={value.total} onPage={setPageNo} />}
    </>
  );
}
