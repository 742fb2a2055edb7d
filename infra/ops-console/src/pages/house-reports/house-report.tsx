import { WayTo } from '../../parts/way-to.tsx';
import { csvOf } from '@atrium/contracts/csv';
import { type HouseReport, houseReport, REPORT_SPANS, type ReportSpan } from '@atrium/contracts/operator-reports';
import { DateField } from '@atrium/forms/date-field';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { Select } from '@atrium/ui/select';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandMoney } from '../../data/use-money.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { stack } from '../../parts/page.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { useFormat } from '../../parts/use-format.ts';

const MONEY = ['turnover', 'payouts', 'ggr', 'deposits', 'withdrawals', 'rebates', 'bonuses'] as const;
const today = () => new Date().toISOString().slice(0, 10);

/** Figures of the house for today, the month, the year and everything to date, or chosen days. Source: SY-05. */
export function HouseReportCard() {
  const { t } = useTranslation();
  const { number, day } = useFormat();
  const covers = ({ from, to }: HouseReport) => t('reports.covers', { from: day(from), to: day(to) });
  const money = useBrandMoney();
  const [span, setSpan] = useState<ReportSpan>('day');
  const [days, setDays] = useState({ from: today(), to: today() });
  const known = useOperation(houseReport, { query: span === 'days' ? { span, ...days } : { span } });
  const columns: Column<HouseReport['categories'][number]>[] = [
    { key: 'category', head: t('reports.category'), phone: 'lead', cell: ({ category }) => category },
    { key: 'members', head: t('reports.members'), align: 'end', cell: ({ members }) => number(members) },
    { key: 'rounds', head: t('reports.rounds'), align: 'end', cell: ({ rounds }) => number(rounds) },
    { key: 'turnover', head: t('reports.turnover'), align: 'end', cell: ({ turnover }) => money(turnover) },
    { key: 'payouts', head: t('reports.payouts'), align: 'end', cell: ({ payouts }) => money(payouts) },
    { key: 'ggr', head: t('reports.ggr'), align: 'end', phone: 'aside', cell: ({ ggr }) => money(ggr) },
  ];
  return (
    <Card
      as="section"
      aria-label={t('reports.house')}
      title={t('reports.house')}
      titleEnd={
        <Button disabled={!known.data} onClick={() => known.data && saveReport(known.data, t)}>
          {t('reports.download')}
        </Button>
      }
    >
      <div css={stack}>
        <div css={styles.bar}>
          <Select
            label={t('reports.span')}
            value={span}
            onChange={(event) => setSpan(event.target.value as ReportSpan)}
            options={REPORT_SPANS.map((value) => ({ value, label: t(`reports.spans.${value}`) }))}
          />
          {span === 'days' && (
            <>
              <DateField
                label={t('books.from')}
                max={days.to}
                value={days.from}
                onChange={(day) => setDays({ ...days, from: day || days.from })}
              />
              <DateField
                label={t('books.to')}
                min={days.from}
                value={days.to}
                onChange={(day) => setDays({ ...days, to: day || days.to })}
              />
            </>
          )}
        </div>
        <Asked of={known} lines={6}>
          {(report) =>
            report.activity ? (
              <>
                <p role="status">{covers(report)}</p>
                <Stats
                  stats={[
                    { key: 'members', label: t('reports.members'), value: number(report.totals.members) },
                    { key: 'rounds', label: t('reports.rounds'), value: number(report.totals.rounds) },
                    ...MONEY.map((key) => ({ key, label: t(`reports.${key}`), value: money(report.totals[key]) })),
                  ]}
                />
                <Table
                  caption={t('reports.byCategory')}
                  columns={columns}
                  rows={report.categories}
                  rowKey={({ category }) => category}
                  empty={
                    <EmptyState scene="figures" title={t('reports.noActivity')} action={<WayTo page="vendors" />} />
                  }
                />
              </>
            ) : (
              <EmptyState
                scene="figures"
                title={t('reports.noActivity')}
                text={covers(report)}
                action={<WayTo page="vendors" />}
              />
            )
          }
        </Asked>
      </div>
    </Card>
  );
}

/** Minor units; an empty report says so in its file as well. */
function saveReport(report: HouseReport, t: (key: string) => string): void {
  const { from, to, currency, madeAt, activity, totals, categories } = report;
  const head = [
    t('reports.category'),
    ...['members', 'rounds', 'turnover', 'payouts', 'ggr'].map((key) => t(`reports.${key}`)),
  ];
  saveFile(
    `report-${from}-${to}.csv`,
    csvOf([
      [from, to, currency, madeAt],
      ...(activity
        ? [
            ...(['members', 'rounds', ...MONEY] as const).map((key) => [t(`reports.${key}`), String(totals[key])]),
            head,
            ...categories.map((one) => [
              one.category,
              String(one.members),
              String(one.rounds),
              one.turnover,
              one.payouts,
              one.ggr,
            ]),
          ]
        : [[t('reports.noActivity')]]),
    ]),
  );
}

const styles = { bar: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] }) };
