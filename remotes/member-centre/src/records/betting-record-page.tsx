import { CATEGORIES } from '@atrium/contracts/games';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { betRecords } from '@atrium/contracts/wallet';
import { host, useInstant, useMoney, useResource } from '@atrium/host';
import { decimalOf } from '@atrium/i18n/format';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { StateMark } from '@atrium/ui/state-mark';
import { type Column, Table } from '@atrium/ui/table';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { BetDetail } from './bet-detail.tsx';
import { askBetAtom, openBetAtom } from './bet-detail.state.ts';
import { betMarks } from './bet-marks.ts';
import { exportRecordsAtom } from '@atrium/centre/export.state';
import { RecordBar } from '@atrium/centre/record-bar';
import { RecordPages } from '@atrium/centre/record-pages';
import { betRecordsResource } from './records.state.ts';
import { useLast } from '@atrium/centre/use-last';
import { useRecordFilters } from '@atrium/centre/use-record-filters';

export type Bet = ReplyOf<typeof betRecords>['items'][number];
const FILTERS = ['gameType', 'status', 'text'] as const;
const STATES = ['open', 'won', 'lost', 'void', 'rolled-back'] as const;

export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const { filters, today, change } = useRecordFilters(FILTERS);
  const records = useResource(betRecordsResource, { query: { ...filters, pageSize: 20 } as never });
  const exportAll = useSetAtom(exportRecordsAtom);
  const open = useAtomValue(openBetAtom);
  const ask = useSetAtom(askBetAtom);
  // A round that was open when the page was left does not open by itself on the next visit.
  useEffect(() => () => void ask(null), [ask]);
  const value = useLast(records);

  const columns: Column<Bet>[] = [
    { key: 'at', head: t('records.time'), cell: (row) => instant(row.at, 'date-time') },
    { key: 'game', head: t('records.game'), cell: (row) => row.gameName, phone: 'lead', total: t('records.totals') },
    { key: 'vendor', head: t('records.vendor'), cell: (row) => row.vendorName, phone: 'hidden' },
    {
      key: 'stake',
      head: t('records.stake'),
      cell: (row) => money(row.stake),
      align: 'end',
      total: value && money(value.totals.stake),
    },
    {
      key: 'payout',
      head: t('records.payout'),
      cell: (row) => money(row.payout),
      align: 'end',
      phone: 'aside',
      total: value && money(value.totals.payout),
    },
    {
      key: 'status',
      head: t('records.status'),
      cell: (row) => <StateMark state={betMarks[row.status]}>{t(`records.states.${row.status}`)}</StateMark>,
    },
  ];
  const save = () =>
    exportAll({
      name: `betting-record-${filters.from}-${filters.to}.csv`,
      heads: [
        t('records.time'),
        t('records.round'),
        t('records.game'),
        t('records.vendor'),
        t('records.stake'),
        t('records.payout'),
        t('records.net'),
        t('records.status'),
      ],
      read: async (pageNo) => {
        const page = await host().api.call(betRecords, { query: { ...filters, pageNo, pageSize: 100 } as never });
        const lines = page.items.map((row) => [
          row.at,
          row.roundId,
          row.gameName,
          row.vendorName,
          decimalOf(row.stake, 2),
          decimalOf(row.payout, 2),
          decimalOf(row.net, 2),
          t(`records.states.${row.status}`),
        ]);
        return { lines, totalPages: page.totalPages };
      },
    });

  return (
    <>
      <PageHead title={t('pages.personalHistoryCopy')} text={t('records.betsText', { zone: host().brand.timeZone })} />
      <RecordBar
        filters={filters}
        today={today}
        change={change}
        onExport={() => void save()}
        selects={[
          {
            name: 'gameType',
            label: t('records.category'),
            placeholder: t('records.allGames'),
            options: CATEGORIES.map((each) => ({ value: each, label: t(`categories.${each}`) })),
          },
          {
            name: 'status',
            label: t('records.status'),
            placeholder: t('records.anyStatus'),
            options: STATES.map((each) => ({ value: each, label: t(`records.states.${each}`) })),
          },
        ]}
      />
      {value && (
        <Stats
          stats={[
            { key: 'rounds', label: t('records.rounds'), value: value.total },
            { key: 'stake', label: t('records.staked'), value: money(value.totals.stake) },
            { key: 'payout', label: t('records.returned'), value: money(value.totals.payout) },
            { key: 'net', label: t('records.net'), value: money(value.totals.net) },
          ]}
        />
      )}
      {value ? (
        <>
          <Table
            caption={t('pages.personalHistoryCopy')}
            columns={columns}
            rows={value.items}
            rowKey={(row) => row.id}
            rowLabel={(row) => t('records.openRound', { game: row.gameName, at: instant(row.at, 'date-time') })}
            selected={open?.id}
            onOpen={({ id }) => void ask(id)}
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
      <BetDetail bets={value?.items ?? []} />
    </>
  );
}
