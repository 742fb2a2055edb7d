import { DayPlot } from '@atrium/centre/day-plot';
import { drawn } from '@atrium/centre/day-plot-data';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { host, useInstant, useMoney, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Sheet } from '@atrium/ui/sheet';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountActions, type AccountAction } from './account-actions.tsx';
import { AccountStanding } from './account-standing.tsx';
import { downlineResource } from './downline.state.ts';

export interface Account {
  id: string;
  account: string;
}

/** One account of the downline with its figures of the last 30 days. */
export function DownlineDetail({
  member,
  onClose,
  onAct,
}: {
  member: Account | undefined;
  onClose: () => void;
  onAct: (member: Account, action: AccountAction) => void;
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
      {member && <Figures id={member.id} onAct={(action) => onAct(member, action)} />}
    </Sheet>
  );
}

function Figures({ id, onAct }: { id: string; onAct: (action: AccountAction) => void }) {
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
            values: value.days.map(({ turnover }) => drawn(turnover, host().brand.fractionDigits)),
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
      <AccountActions id={id} onAct={onAct} />
      <AccountStanding id={id} />
      <h3 css={styles.title}>{t('standing.figures')}</h3>
      <dl css={styles.rows}>
        {rows.map(([name, text]) => (
          <div key={name} css={styles.row}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {plot && plot.days.length > 1 && <DayPlot label={t('downline.plot')} data={plot} height={160} />}
    </>
  );
}

const styles = {
  title: css({ margin: `${tokens.space[4]} 0 ${tokens.space[2]}`, ...tokens.type.title }),
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
