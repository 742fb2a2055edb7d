import { WayOn } from '@atrium/centre/way-on';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { position } from '@atrium/contracts/net-position';
import { host, useInstant, useMoney, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Chip } from '@atrium/ui/chip';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { DayPlot } from '@atrium/centre/day-plot';
import { drawn } from '@atrium/centre/day-plot-data';
import { positionResource } from './profit.state.ts';

type Day = ReplyOf<typeof position>['days'][number];
const SPANS = [7, 30, 90] as const;
const netOf = (day: Pick<Day, 'staked' | 'returned'>): string => (BigInt(day.returned) - BigInt(day.staked)).toString();

/** A day without a stake, a payout, a deposit or a withdrawal has nothing to read. */
const isMoved = ({ staked, returned, deposits, withdrawals }: Day): boolean =>
  [staked, returned, deposits, withdrawals].some((amount) => amount !== '0');

export function Page() {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const [days, setDays] = useState<number>(30);
  const resource = useResource(positionResource, { query: { days } });
  const value = resource.value;
  const plot = useMemo(
    () =>
      value && {
        days: value.days.map(({ day }) => day),
        series: [
          {
            label: t('profit.net'),
            values: value.days.map((day) => drawn(netOf(day), host().brand.fractionDigits)),
            look: 'bars' as const,
            colour: 'plain' as const,
          },
        ],
        format: (amount: number) => formatNumber(amount, i18n.language),
        day: (day: string) => instant(`${day}T04:00:00Z`, 'day'),
      },
    [value, t, i18n.language, instant],
  );

  if (!value)
    return resource.status === 'failed' ? (
      <ResourceFault error={resource.error!} reload={resource.reload} />
    ) : (
      <Skeleton height={480} />
    );
  const sum = (pick: (day: Day) => string) =>
    value.days.reduce((total, day) => total + BigInt(pick(day)), 0n).toString();
  const moved = value.days.filter(isMoved).toReversed();
  const columns: Column<Day>[] = [
    {
      key: 'day',
      head: t('profit.day'),
      cell: (row) => instant(`${row.day}T04:00:00Z`, 'date'),
      phone: 'lead',
      total: t('profit.total'),
    },
    {
      key: 'staked',
      head: t('records.staked'),
      cell: (row) => money(row.staked),
      align: 'end',
      total: money(sum((row) => row.staked)),
    },
    {
      key: 'returned',
      head: t('records.returned'),
      cell: (row) => money(row.returned),
      align: 'end',
      total: money(sum((row) => row.returned)),
    },
    {
      key: 'net',
      head: t('profit.net'),
      cell: (row) => <b>{money(netOf(row))}</b>,
      align: 'end',
      phone: 'aside',
      total: money(sum(netOf)),
    },
    {
      key: 'deposits',
      head: t('profit.deposits'),
      cell: (row) => money(row.deposits),
      align: 'end',
      total: money(sum((row) => row.deposits)),
    },
    {
      key: 'withdrawals',
      head: t('profit.withdrawals'),
      cell: (row) => money(row.withdrawals),
      align: 'end',
      total: money(sum((row) => row.withdrawals)),
    },
  ];

  return (
    <>
      <PageHead title={t('pages.personalProfit')} text={t('profit.text')}>
        <div role="group" aria-label={t('profit.span')} css={styles.spans}>
          {SPANS.map((span) => (
            <Chip key={span} pressed={span === days} onClick={() => setDays(span)}>
              {t('profit.days', { count: span })}
            </Chip>
          ))}
        </div>
      </PageHead>
      <Stats
        stats={[
          {
            key: 'net',
            label: t('profit.sessionNet'),
            value: money(value.session.net),
            detail: t('profit.since', { at: instant(value.session.startedAt, 'date-time') }),
            big: true,
          },
          { key: 'staked', label: t('profit.sessionStaked'), value: money(value.session.staked) },
          { key: 'returned', label: t('profit.sessionReturned'), value: money(value.session.returned) },
          { key: 'all', label: t('profit.netOver', { count: days }), value: money(sum(netOf)) },
        ]}
      />
      {moved.length > 0 && (
        <section css={styles.plot}>
          <SectionHead title={t('profit.byDay')} level={3} />
          {plot && <DayPlot label={t('profit.plot', { count: days })} data={plot} />}
        </section>
      )}
      <Table
        caption={t('profit.byDay')}
        columns={columns}
        rows={moved}
        rowKey={(row) => row.day}
        busy={resource.status === 'refreshing'}
        empty={<EmptyState scene="figures" title={t('records.none')} action={<WayOn to="games" />} />}
      />
    </>
  );
}

const styles = {
  spans: css({ display: 'flex', gap: tokens.space[2] }),
  plot: css({ marginBlock: tokens.space[6] }),
};
