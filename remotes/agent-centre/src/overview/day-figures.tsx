import { DayPlot } from '@atrium/centre/day-plot';
import { drawn } from '@atrium/centre/day-plot-data';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { teamOverview } from '@atrium/contracts/agents';
import { useInstant, useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Disclosure } from '@atrium/ui/disclosure';
import { SectionHead } from '@atrium/ui/section-head';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Day = ReplyOf<typeof teamOverview>['days'][number];

/** Turnover as bars and profit as a line, day by day; the same numbers as a table. */
export function DayFigures({ days }: { days: readonly Day[] }) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const [table, setTable] = useState(false);
  const data = useMemo(
    () => ({
      days: days.map(({ day }) => day),
      series: [
        {
          label: t('figures.turnover'),
          values: days.map(({ turnover }) => drawn(turnover)),
          look: 'bars' as const,
          colour: 'plain' as const,
        },
        {
          label: t('figures.net'),
          values: days.map(({ net }) => drawn(net)),
          look: 'line' as const,
          colour: 'own' as const,
        },
      ],
      format: (amount: number) => formatNumber(amount, i18n.language),
      day: (day: string) => instant(`${day}T04:00:00Z`, 'day'),
    }),
    [days, t, i18n.language, instant],
  );
  const columns: Column<Day>[] = [
    { key: 'day', head: t('overview.day'), cell: (row) => instant(`${row.day}T04:00:00Z`, 'date'), phone: 'lead' },
    { key: 'turnover', head: t('figures.turnover'), cell: (row) => money(row.turnover), align: 'end' },
    { key: 'net', head: t('figures.net'), cell: (row) => money(row.net), align: 'end', phone: 'aside' },
    { key: 'deposits', head: t('figures.deposits'), cell: (row) => money(row.deposits), align: 'end' },
    { key: 'withdrawals', head: t('figures.withdrawals'), cell: (row) => money(row.withdrawals), align: 'end' },
    { key: 'active', head: t('figures.active'), cell: (row) => row.activeMembers, align: 'end' },
  ];

  return (
    <section css={styles.section}>
      <SectionHead title={t('overview.byDay')} level={3}>
        <span css={styles.legend}>
          <span css={[styles.key, styles.bar]} aria-hidden /> {t('figures.turnover')}
          <span css={[styles.key, styles.line]} aria-hidden /> {t('figures.net')}
        </span>
      </SectionHead>
      <DayPlot label={t('overview.plot')} data={data} height={240} />
      <Disclosure title={t('overview.asTable')} open={table} onToggle={setTable}>
        <Table caption={t('overview.byDay')} columns={columns} rows={days.toReversed()} rowKey={(row) => row.day} />
      </Disclosure>
    </section>
  );
}

const styles = {
  section: css({ marginBlock: tokens.space[6] }),
  legend: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[2],
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  key: css({ display: 'inline-block', inlineSize: 14, marginInlineStart: tokens.space[2] }),
  bar: css({ blockSize: 10, background: tokens.color.lineStrong }),
  line: css({ blockSize: 2, background: tokens.color.accent }),
};
