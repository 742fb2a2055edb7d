import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagedState } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import type { EmptyName } from '@atrium/ui/empty-scene';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table, type TableProps } from '@atrium/ui/table';
import { WayOn } from '../way-on.tsx';
import { ResourceFault } from '../resource-fault.tsx';
import { RecordFoot } from './record-foot.tsx';
import type { Identified } from './record-types.ts';

export interface RecordListProps<Row extends Identified>
  extends Omit<TableProps<Row>, 'rows' | 'rowKey' | 'busy' | 'empty'> {
  list: PagedState<unknown, Row>;
  /** What an empty list says, and its way on, which by default is that of the centre. */
  none: { title: string; text?: string; action?: ReactNode; scene?: EmptyName };
  /** Leaves the line below the table out where there is one page. */
  compact?: boolean;
}

const SKELETON_PX = 320;

/** One page of records in a table: a skeleton before it, the cause of a failure instead of it, the other pages below. */
export function RecordList<Row extends Identified>({ list, none, compact = false, ...table }: RecordListProps<Row>) {
  const { t } = useTranslation('centre');
  if (list.value === undefined)
    return list.error ? <ResourceFault error={list.error} reload={list.reload} /> : <Skeleton height={SKELETON_PX} />;
  const single = list.page === 1 && !list.hasNext;
  // A filter may find nothing among the records that one page looks through, and something behind them.
  const empty =
    list.items.length === 0 && list.hasNext ? (
      <EmptyState
        scene="search"
        title={t('records.noneSoFar')}
        text={t('records.noneSoFarText')}
        action={<Button onClick={list.next}>{t('records.searchOn')}</Button>}
      />
    ) : (
      <EmptyState {...none} action={none.action || <WayOn />} />
    );
  return (
    <>
      <Table rows={list.items} rowKey={({ id }) => id} busy={list.busy} empty={empty} {...table} />
      {!(compact && single) && <RecordFoot list={list} />}
    </>
  );
}
