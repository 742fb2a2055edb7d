import { RecordList } from '@atrium/centre/record-list';
import { useInstant } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { SectionHead } from '@atrium/ui/section-head';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import type { Column } from '@atrium/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HISTORY, type Redemption, redemptionPages } from './mall.state.ts';
import { OrderDialog } from './order-dialog.tsx';

const marks: Record<Redemption['status'], StateMarkProps['state']> = {
  'in-process': 'waiting',
  approved: 'good',
  rejected: 'bad',
  shipped: 'waiting',
  delivered: 'good',
  cancelled: 'over',
};

/** The own redemptions with their state (2.11-05). */
export function RedeemHistory() {
  const { t, i18n } = useTranslation('point-mall');
  const instant = useInstant();
  const [opened, setOpened] = useState<Redemption>();
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
    {
      key: 'details',
      head: t('order.details'),
      cell: (row) => (
        <Button size="small" aria-label={t('order.detailsOf', { name: row.name })} onClick={() => setOpened(row)}>
          {t('order.details')}
        </Button>
      ),
    },
  ];
  return (
    <section>
      <SectionHead title={t('history.title')} level={2} />
      <RecordList
        list={usePagedResource(redemptionPages, HISTORY)}
        caption={t('history.title')}
        columns={columns}
        none={{ scene: 'gifts', title: t('history.none'), text: t('history.noneText') }}
        compact
      />
      {opened && <OrderDialog order={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
