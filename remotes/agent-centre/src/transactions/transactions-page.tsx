import { exportErrorAtom, exportRecordsAtom } from '@atrium/centre/export.state';
import { PageHead } from '@atrium/centre/page-head';
import { RecordBar } from '@atrium/centre/record-bar';
import { RecordPages } from '@atrium/centre/record-pages';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useLast } from '@atrium/centre/use-last';
import { useRecordFilters } from '@atrium/centre/use-record-filters';
import { teamTransactions } from '@atrium/contracts/agents';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { TransactionKind } from '@atrium/contracts/wallet';
import { host, useErrorSentence, useInstant, useMoney, useResource } from '@atrium/host';
import { decimalOf } from '@atrium/i18n/format';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { SearchField } from '@atrium/ui/search-field';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../downline/use-settled.ts';
import { teamTransactionsResource } from './transactions.state.ts';

type Movement = ReplyOf<typeof teamTransactions>['items'][number];
const FILTERS = ['kind'] as const;

/** A round is known by its game, everything else by its reference. */
const detailOf = ({ kind, detail, reference }: Movement): string =>
  ['bet', 'payout', 'rollback'].includes(kind) ? detail || reference : reference;

/** Movements of every wallet below the agent (2.10-11). */
export function Page() {
  const { t } = useTranslation(['agent-centre', 'centre']);
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const { filters, today, change } = useRecordFilters(FILTERS);
  const [account, setAccount] = useState('');
  const text = useSettled(account);
  const query = { ...filters, ...(text ? { text } : {}) };
  const records = useResource(teamTransactionsResource, { query: { ...query, pageSize: 20 } as never });
  const value = useLast(records);
  const exportAll = useSetAtom(exportRecordsAtom);
  const exportFailure = useAtomValue(exportErrorAtom);
  const columns: Column<Movement>[] = [
    { key: 'at', head: t('centre:records.time'), cell: (row) => instant(row.at, 'date-time') },
    {
      key: 'account',
      head: t('downline.account'),
      cell: (row) => row.account,
      phone: 'lead',
      total: t('centre:records.totals'),
    },
    { key: 'kind', head: t('transactions.kind'), cell: (row) => t(`transactions.kinds.${row.kind}`) },
    { key: 'detail', head: t('centre:records.detail'), cell: detailOf },
    {
      key: 'amount',
      head: t('centre:records.amount'),
      cell: (row) => <b>{money(row.amount)}</b>,
      align: 'end',
      phone: 'aside',
      total: value && money(value.totals.net),
    },
  ];
  const save = () =>
    exportAll({
      name: `downline-transactions-${filters.from}-${filters.to}.csv`,
      heads: [
        t('centre:records.time'),
        t('downline.account'),
        t('transactions.reference'),
        t('transactions.kind'),
        t('centre:records.detail'),
        t('centre:records.amount'),
      ],
      read: async (pageNo) => {
        const page = await host().api.call(teamTransactions, { query: { ...query, pageNo, pageSize: 100 } as never });
        return {
          totalPages: page.totalPages,
          lines: page.items.map((row) => [
            row.at,
            row.account,
            row.reference,
            t(`transactions.kinds.${row.kind}`),
            detailOf(row),
            decimalOf(row.amount, host().brand.fractionDigits),
          ]),
        };
      },
    });

  return (
    <>
      <PageHead title={t('pages.agentTransactions')} text={t('transactions.text', { zone: host().brand.timeZone })} />
      <RecordBar
        filters={filters}
        today={today}
        change={change}
        onExport={() => void save()}
        selects={[
          {
            name: 'kind',
            label: t('transactions.kind'),
            placeholder: t('transactions.allKinds'),
            options: TransactionKind.options.map((each) => ({ value: each, label: t(`transactions.kinds.${each}`) })),
          },
        ]}
      >
        <SearchField
          label={t('transactions.search')}
          placeholder={t('transactions.search')}
          value={account}
          onChange={(event) => {
            setAccount(event.target.value);
            change({});
          }}
        />
      </RecordBar>
      {exportFailure && (
        <Note tone="bad" role="alert">
          {sentence(exportFailure)}
        </Note>
      )}
      {value ? (
        <>
          <Stats
            stats={[
              { key: 'in', label: t('transactions.in'), value: money(value.totals.in) },
              { key: 'out', label: t('transactions.out'), value: money(value.totals.out) },
              { key: 'net', label: t('transactions.net'), value: money(value.totals.net) },
            ]}
          />
          <Table
            caption={t('pages.agentTransactions')}
            columns={columns}
            rows={value.items}
            rowKey={(row) => row.id}
            busy={records.value !== value || records.status === 'refreshing'}
            empty={<EmptyState title={t('centre:records.none')} text={t('centre:records.noneText')} />}
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
