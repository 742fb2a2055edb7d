import { DayPlot } from '@atrium/centre/day-plot';
import { drawn } from '@atrium/centre/day-plot-data';
import type { report } from '@atrium/contracts/agent-reports';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { host, useInstant, useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Disclosure } from '@atrium/ui/disclosure';
import { SectionHead } from '@atrium/ui/section-head';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Day = ReplyOf<typeof report>['days'][number];
export type DayFigure = Exclude<keyof Day, 'day'>;
const COUNTED: readonly DayFigure[] = ['activeMembers', 'depositors'];

interface FigurePlotProps {
  days: readonly Day[];
  plot: readonly [DayFigure, DayFigure?];
}

/** One figure as bars and one as a line, day by day; the same numbers as a table. */
export function FigurePlot({ days, plot }: FigurePlotProps) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const [table, setTable] = useState(false);
  const [bars, line] = plot;
  const names = useMemo(() => (line ? [bars, line] : [bars]), [bars, line]);
  const data = useMemo(
    () => ({
      days: days.map(({ day }) => day),
      series: names.map((name, at) => ({
        label: t(`figures.${name}`),
        values: days.map((day) =>
          COUNTED.includes(name) ? Number(day[name]) : drawn(String(day[name]), host().brand.fractionDigits),
        ),
        look: at === 0 ? ('bars' as const) : ('line' as const),
        colour: at === 0 ? ('plain' as const) : ('own' as const),
      })),
      format: (amount: number) => formatNumber(amount, i18n.language),
      day: (day: string) => instant(`${day}T04:00:00Z`, 'day'),
    }),
    [days, names, t, i18n.language, instant],
  );
  const title = names.map((name) => t(`figures.${name}`)).join(', ');

  return (
    <section>
      <SectionHead title={t('report.byDay')} level={3}>
        <span css={styles.legend}>
          <span css={[styles.key, styles.bar]} aria-hidden /> {t(`figures.${bars}`)}
          {line && (
            <>
              <span css={[styles.key, styles.line]} aria-hidden /> {t(`figures.${line}`)}
            </>
          )}
        </span>
      </SectionHead>
      <DayPlot label={t('report.plot', { figures: title })} data={data} height={220} />
      <Disclosure title={t('overview.asTable')} open={table} onToggle={setTable}>
        <Table
          caption={t('report.byDay')}
          columns={[
            {
              key: 'day',
              head: t('overview.day'),
              cell: (row) => instant(`${row.day}T04:00:00Z`, 'date'),
              phone: 'lead',
            },
            ...names.map((name, at) => ({
              key: name,
              head: t(`figures.${name}`),
              cell: (row: Day) =>
                COUNTED.includes(name) ? formatNumber(Number(row[name]), i18n.language) : money(String(row[name])),
              align: 'end' as const,
              ...(at === 0 && { phone: 'aside' as const }),
            })),
          ]}
          rows={days.toReversed()}
          rowKey={(row) => row.day}
        />
      </Disclosure>
    </section>
  );
}

const styles = {
  legend: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[2],
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  key: css({ display: 'inline-block', inlineSize: 14, marginInlineStart: tokens.space[2] }),
  bar: css({ blockSize: 10, background: tokens.color.lineStrong }),
  line: css({ blockSize: 2, background: tokens.color.accent }),
};
