import { host, useInstant, useMoney, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Disclosure } from '@atrium/ui/disclosure';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPlot } from '@atrium/centre/day-plot';
import { drawn } from '@atrium/centre/day-plot-data';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { positionResource } from '../profit/profit.state.ts';

const SPAN_DAYS = 30;
const HEIGHT_PX = 220;

/**
 * The balance at the end of each of the last days, drawn and as a table. It takes the same room while it loads: below it is
 * a form that moves money, and a press on a button that moves away is lost.
 */
export function BalancePlot() {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const [table, setTable] = useState(false);
  const { value, error, reload } = useResource(positionResource, { query: { days: SPAN_DAYS } });
  const data = useMemo(
    () =>
      value && {
        days: value.days.map(({ day }) => day),
        series: [
          {
            label: t('wallet.balance'),
            values: value.days.map(({ balance }) => drawn(balance, host().brand.fractionDigits)),
            look: 'line' as const,
            colour: 'own' as const,
          },
        ],
        format: (amount: number) => formatNumber(amount, i18n.language),
        day: (day: string) => instant(`${day}T04:00:00Z`, 'day'),
      },
    [value, t, i18n.language, instant],
  );

  return (
    <section css={styles.section}>
      <SectionHead title={t('wallet.history', { count: SPAN_DAYS })} level={3} />
      {data ? (
        <DayPlot label={t('wallet.plot', { count: SPAN_DAYS })} data={data} height={HEIGHT_PX} />
      ) : error ? (
        <ResourceFault error={error} reload={reload} />
      ) : (
        <Skeleton height={HEIGHT_PX} />
      )}
      {(value || !error) && (
        <Disclosure title={t('wallet.asTable')} open={table} onToggle={setTable}>
          {value ? (
            <Table
              caption={t('wallet.history', { count: SPAN_DAYS })}
              columns={[
                {
                  key: 'day',
                  head: t('profit.day'),
                  cell: (row) => instant(`${row.day}T04:00:00Z`, 'date'),
                  phone: 'lead',
                },
                {
                  key: 'balance',
                  head: t('wallet.balance'),
                  cell: (row) => money(row.balance),
                  align: 'end',
                  phone: 'aside',
                },
              ]}
              rows={value.days.toReversed()}
              rowKey={(row) => row.day}
            />
          ) : (
            <Skeleton height={HEIGHT_PX} />
          )}
        </Disclosure>
      )}
    </section>
  );
}

const styles = { section: css({ marginBlock: tokens.space[6] }) };
