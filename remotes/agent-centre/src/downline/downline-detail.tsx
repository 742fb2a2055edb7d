import { DayPlot } from '@atrium/centre/day-plot';
import { drawn } from '@atrium/centre/day-plot-data';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useInstant, useMoney, useResource } from '@atrium/host';
import { formatNumber, formatPercent } from '@atrium/i18n/format';
import { Sheet } from '@atrium/ui/sheet';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TransferButton } from '../transfer/transfer-button.tsx';
import { downlineResource } from './downline.state.ts';
import type { Downline } from './downline-page.tsx';

/** One account of the downline with its figures of the last 30 days. */
export function DownlineDetail({
  member,
  onClose,
  onTransfer,
}: {
  member: Downline | undefined;
  onClose: () => void;
  onTransfer: (member: Downline) => void;
}) {
  const { t } = useTranslation('agent-centre');
  return (
    <Sheet
      open={member !== undefined}
      onClose={onClose}
      from="end"
      title={member?.account ?? ''}
      closeLabel={t('close')}
    >
      {member && <Figures id={member.id} onTransfer={() => onTransfer(member)} />}
    </Sheet>
  );
}

function Figures({ id, onTransfer }: { id: string; onTransfer: () => void }) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const { value, status, error, reload } = useResource(downlineResource, { params: { id }, query: {} });
  const plot = useMemo(
    () =>
      value && {
        days: value.days.map(({ day }) => day),
        series: [
          {
            label: t('figures.turnover'),
            values: value.days.map(({ turnover }) => drawn(turnover)),
            look: 'bars' as const,
            colour: 'plain' as const,
          },
        ],
        format: (amount: number) => formatNumber(amount, i18n.language),
        day: (day: string) => instant(`${day}T04:00:00Z`, 'day'),
      },
    [value, t, i18n.language, instant],
  );
  if (!value) return status === 'failed' ? <ResourceFault error={error!} reload={reload} /> : <Skeleton height={320} />;
  const rows: [string, string][] = [
    [t('downline.nickname'), value.nickname],
    [t('downline.level'), String(value.level)],
    [t('downline.rebate'), formatPercent(value.rebatePercent, i18n.language)],
    [t('downline.balance'), money(value.balance)],
    [t('figures.turnover'), money(value.figures.turnover)],
    [t('figures.net'), money(value.figures.net)],
    [t('figures.deposits'), money(value.figures.deposits)],
    [t('figures.withdrawals'), money(value.figures.withdrawals)],
    [t('downline.registered'), instant(value.registeredAt, 'date')],
    [t('downline.lastLogin'), value.lastLoginAt ? instant(value.lastLoginAt, 'date-time') : t('downline.never')],
  ];
  return (
    <>
      <dl css={styles.rows}>
        {rows.map(([name, text]) => (
          <div key={name} css={styles.row}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div css={styles.actions}>
        <TransferButton onPress={onTransfer} />
      </div>
      {plot && plot.days.length > 1 && <DayPlot label={t('downline.plot')} data={plot} height={160} />}
    </>
  );
}

const styles = {
  actions: css({ marginBlockEnd: tokens.space[5] }),
  rows: css({ margin: `0 0 ${tokens.space[5]}`, ...tokens.type.small, ...tokens.numerals }),
  row: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, fontWeight: tokens.weight.strong },
  }),
};
