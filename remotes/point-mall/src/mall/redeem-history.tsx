import { useErrorSentence, useInstant, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Pagination } from '@atrium/ui/pagination';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import { type Column, Table } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { historyPage, type Redemption, redemptionsResource } from './mall.state.ts';

const marks: Record<Redemption['status'], StateMarkProps['state']> = {
  'in-process': 'waiting',
  approved: 'good',
  rejected: 'bad',
};

/** The own redemptions with their state (2.11-05). */
export function RedeemHistory() {
  const { t, i18n } = useTranslation('point-mall');
  const instant = useInstant();
  const sentence = useErrorSentence();
  const [pageNo, setPageNo] = useState(1);
  const { value, status, error, reload } = useResource(redemptionsResource, historyPage(pageNo));
  const columns: Column<Redemption>[] = [
    { key: 'at', head: t('history.time'), cell: (row) => instant(row.at, 'date-time') },
    { key: 'name', head: t('history.name'), cell: (row) => row.name, phone: 'lead' },
    { key: 'type', head: t('history.type'), cell: (row) => t(`type.${row.type}`) },
    { key: 'quantity', head: t('quantity'), cell: (row) => row.quantity, align: 'end' },
    {
      key: 'points',
      head: t('history.points'),
      cell: (row) => formatNumber(row.points, i18n.language),
      align: 'end',
      phone: 'aside',
    },
    {
      key: 'status',
      head: t('history.status'),
      cell: (row) => <StateMark state={marks[row.status]}>{t(`states.${row.status}`)}</StateMark>,
    },
    { key: 'remark', head: t('history.remark'), cell: (row) => row.remark },
  ];
  const labels = {
    navigation: t('history.pages'),
    first: t('first'),
    prev: t('prev'),
    next: t('next'),
    last: t('last'),
    page: (number: number) => t('page', { number }),
  };
  return (
    <section>
      <SectionHead title={t('history.title')} level={2} />
      {value ? (
        <>
          <Table
            caption={t('history.title')}
            columns={columns}
            rows={value.items}
            rowKey={(row) => row.id}
            busy={status === 'refreshing'}
            empty={<EmptyState title={t('history.none')} text={t('history.noneText')} />}
          />
          {value.totalPages > 1 && (
            <Pagination page={pageNo} pages={value.totalPages} onPage={setPageNo} labels={labels} />
          )}
        </>
      ) : status === 'failed' ? (
        <EmptyState
          role="alert"
          title={sentence(error!)}
          action={<Button onClick={() => void reload()}>{t('again')}</Button>}
        />
      ) : (
        <Skeleton height={240} />
      )}
    </section>
  );
}
