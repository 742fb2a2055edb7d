import { WayOn } from '@atrium/centre/way-on';
import { brandToday } from '@atrium/centre/brand-today';
import { download } from '@atrium/centre/download';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { csvOf } from '@atrium/contracts/csv';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { statement } from '@atrium/contracts/account-statement';
import { host, useInstant, useMoney, useResource, useZoneName } from '@atrium/host';
import { decimalOf } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { DateRange } from '@atrium/ui/date-range';
import { addDays } from '@atrium/ui/day-ranges';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statementResource } from './records.state.ts';
import { YearStatement } from './year-statement.tsx';

type Statement = ReplyOf<typeof statement>;
type Line = Statement['lines'][number];
const SPAN_DAYS = 30;

/** The account over any days: balances, each kind of movement, net deposits, to read and to download. Source: 11-25. */
export function Page() {
  const zone = useZoneName();
  const { t } = useTranslation('member-centre');
  const { t: centre } = useTranslation('centre');
  const money = useMoney();
  const instant = useInstant();
  const today = brandToday();
  const [range, setRange] = useState({ from: addDays(today, 1 - SPAN_DAYS), to: today });
  const { value, status, error, reload } = useResource(statementResource, { query: range });
  const columns: Column<Line>[] = [
    { key: 'kind', head: t('records.kind'), cell: (row) => t(`records.kinds.${row.kind}`), phone: 'lead' },
    { key: 'entries', head: t('statement.entries'), cell: (row) => row.entries, align: 'end', phone: 'hidden' },
    { key: 'in', head: t('records.in'), cell: (row) => money(row.in), align: 'end' },
    { key: 'out', head: t('records.out'), cell: (row) => money(row.out), align: 'end' },
  ];
  return (
    <>
      <PageHead title={t('pages.statement')} text={t('statement.text', { zone })}>
        <Button disabled={!value} onClick={() => value && save(value, t)}>
          {t('statement.download')}
        </Button>
      </PageHead>
      <DateRange
        value={range}
        onChange={setRange}
        today={today}
        max={today}
        labels={{
          group: centre('records.days'),
          from: centre('records.from'),
          to: centre('records.to'),
          previous7: centre('records.previous7'),
          next7: centre('records.next7'),
          previous30: centre('records.previous30'),
          next30: centre('records.next30'),
        }}
      />
      {value ? (
        <>
          <Stats
            css={styles.stats}
            stats={[
              { key: 'opening', label: t('statement.opening'), value: money(value.opening) },
              { key: 'closing', label: t('statement.closing'), value: money(value.closing) },
              { key: 'net', label: t('statement.netDeposits'), value: money(value.netDeposits) },
            ]}
          />
          <Table
            caption={t('pages.statement')}
            columns={columns}
            rows={value.lines}
            rowKey={({ kind }) => kind}
            busy={status === 'refreshing'}
            empty={<EmptyState scene="figures" title={t('records.none')} action={<WayOn to="games" />} />}
          />
          <section css={styles.lifetime}>
            <SectionHead title={t('statement.lifetime', { at: instant(value.lifetime.since, 'date') })} level={3} />
            <Stats
              stats={[
                { key: 'deposits', label: t('statement.deposits'), value: money(value.lifetime.deposits) },
                { key: 'withdrawals', label: t('statement.withdrawals'), value: money(value.lifetime.withdrawals) },
                { key: 'net', label: t('statement.netDeposits'), value: money(value.lifetime.netDeposits) },
              ]}
            />
          </section>
          <YearStatement since={value.lifetime.since} today={today} />
        </>
      ) : status === 'failed' ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}

/** Amounts in major units, as a spreadsheet adds them up. */
function save(value: Statement, t: (key: string) => string): void {
  const { fractionDigits } = host().brand;
  const major = (minor: string) => decimalOf(minor, fractionDigits);
  download(
    `statement-${value.from}-${value.to}.csv`,
    csvOf([
      [t('records.kind'), t('statement.entries'), t('records.in'), t('records.out')],
      [t('statement.opening'), '', major(value.opening), ''],
      ...value.lines.map((line) => [
        t(`records.kinds.${line.kind}`),
        String(line.entries),
        major(line.in),
        major(line.out),
      ]),
      [t('statement.closing'), '', major(value.closing), ''],
      [t('statement.netDeposits'), '', major(value.netDeposits), ''],
    ]),
  );
}

const styles = {
  stats: css({ marginBlock: tokens.space[5] }),
  lifetime: css({ marginBlockStart: tokens.space[8] }),
};
