import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useBalance, useInstant, useMoney, useResource } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { useTranslation } from 'react-i18next';
import { DepositForm } from './deposit-form.tsx';
import { depositOptionsResource } from './deposit.state.ts';
import { RecentDeposits } from './recent-deposits.tsx';
import { ReturnedDeposit } from './returned-deposit.tsx';

export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const balance = useBalance();
  const options = useResource(depositOptionsResource);

  if (!options.value)
    return options.status === 'failed' ? (
      <ResourceFault error={options.error!} reload={options.reload} />
    ) : (
      <Skeleton height={480} />
    );
  return (
    <>
      <ReturnedDeposit />
      <PageHead title={t('pages.depositv2')} />
      {balance && (
        <Stats
          stats={[
            {
              key: 'balance',
              label: t('deposit.balance'),
              value: money(balance.sumBalance),
              detail: t('deposit.updated', { time: instant(balance.updatedAt, 'time') }),
              big: true,
            },
            {
              key: 'cash',
              label: t('deposit.cash'),
              value: money(balance.cash),
              detail: balance.bonus === '0' ? undefined : t('deposit.bonus', { amount: money(balance.bonus) }),
            },
            { key: 'locked', label: t('deposit.locked'), value: money(balance.locked), detail: t('deposit.lockedWhy') },
          ]}
        />
      )}
      <DepositForm options={options.value} />
      <RecentDeposits />
    </>
  );
}
