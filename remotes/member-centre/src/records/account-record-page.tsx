import type { ReplyOf } from '@atrium/contracts/endpoint';
import { accountRecords } from '@atrium/contracts/wallet';
import { host, useInstant, useMoney, useResource } from '@atrium/host';
import { decimalOf } from '@atrium/i18n/format';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { exportRecordsAtom } from '@atrium/centre/export.state';
import { RecordBar } from '@atrium/centre/record-bar';
import { RecordPages } from '@atrium/centre/record-pages';
import { accountRecordsResource } from './records.state.ts';
import { useLast } from '@atrium/centre/use-last';
import { useRecordFilters } from '@atrium/centre/use-record-filters';

type Movement = ReplyOf<typeof accountRecords>['items'][number];
const FILTERS = ['kind'] as const;
const KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'rollback',
  'transfer',
  'bonus',
  'rebate',
  'commission',
  'correction',
] as const;

/** A round is known by its game; everything else by the reference that customer service asks for. */
const detailOf = ({ kind, detail, reference }: Movement): string =>
  kind === 'bet' || kind === 'payout' || kind === 'rollback' ? detail || reference : reference;

export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const { filters, today, change } = useRecordFilters(FILTERS);
  const records = useResource(accountRecordsResource, { query: { ...filters, pageSize: 20 } as never });
  const exportAll = useSetAtom(exportRecordsAtom);
  const value = useLast(records);

  const columns: Column<Movement>[] = [
    { key: 'at', head: t('records.time'), cell: (row) => instant(row.at, 'date-time') },
    {
      key: 'kind',
      head: t('records.kind'),
      cell: (row) => t(`records.kinds.${row.kind}`),
      phone: 'lead',
      total: t('records.totals'),
    },
    { key: 'detail', head: t('records.detail'), cell: detailOf },
    {
      key: 'amount',
      head: t('records.amount'),
      cell: (row) => <span css={row.amount.startsWith('-') ? styles.out : styles.in}>{money(row.amount)}</span>,
      align: 'end',
      phone: 'aside',
      total: value && money(value.totals.net),
    },
    { key: 'after', head: t('records.balanceAfter'), cell: (row) => money(row.balanceAfter), align: 'end' },
  ];
  const save = () =>
    exportAll({
      name: `account-record-${filters.from}-${filters.to}.csv`,
      heads: [
        t('records.time'),
        t('records.reference'),
        t('records.kind'),
        t('records.detail'),
        t('records.amount'),
        t('records.balanceAfter'),
      ],
      read: async (pageNo) => {
        const page = await host().api.call(accountRecords, { query: { ...filters, pageNo, pageSize: 100 } as never });
        return {
          totalPages: page.totalPages,
          lines: page.items.map((row) => [
            row.at,
            row.reference,
            t(`records.kinds.${row.kind}`),
            detailOf(row),
            decimalOf(row.amount, 2),
            decimalOf(row.balanceAfter, 2),
          ]),
        };
      },
    });

  return (
    <>
      <PageHead
        title={t('pages.transactionHistory')}
        text={t('records.accountText', { zone: host().brand.timeZone })}
      />
      <RecordBar
        filters={filters}
        today={today}
        change={change}
        onExport={() => void save()}
        selects={[
          {
            name: 'kind',
            label: t('records.kind'),
            placeholder: t('records.allKinds'),
            options: KINDS.map((each) => ({ value: each, label: t(`records.kinds.${each}`) })),
          },
        ]}
      />
      {value ? (
        <>
          <Stats
            stats={[
              { key: 'in', label: t('records.in'), value: money(value.totals.in) },
              { key: 'out', label: t('records.out'), value: money(value.totals.out) },
              { key: 'net', label: t('records.net'), value: money(value.totals.net) },
            ]}
          />
          <Table
            caption={t('pages.transactionHistory')}
            columns={columns}
            rows={value.items}
            rowKey={(row) => row.id}
            busy={records.value !== value || records.status === 'refreshing'}
            empty={<EmptyState title={t('records.none')} text={t('records.noneText')} />}
          />
          <RecordPages
            page={filters.pageNo}
            pages={value.totalPages}
            total={value.total}
            onPage={(pageNo) => change({ pageNo })}
          />
        </>
      ) : records.status === 'failed' ? (
        <ResourceFault error={records.error!} reload={records.reload} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  );
}

const styles = {
  in: css({ fontWeight: tokens.weight.strong }),
  out: css({ color: tokens.color.text2 }),
};
