import { useMoney, useResource } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { NoPayoutAccount } from './no-payout-account.tsx';
import { MissingTurnover } from './missing-turnover.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { TooLittle } from './too-little.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import { withdrawalOptionsResource, withdrawalPages } from './withdrawal.state.ts';

const PAGE_SIZE = 5;

export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const resource = useResource(withdrawalOptionsResource);
  const list = usePagedResource(withdrawalPages, { query: { pageSize: PAGE_SIZE } });
  const reload = () => void Promise.all([resource.reload(), list.reload()]);

  const options = resource.value;
  if (!options)
    return resource.status === 'failed' ? (
      <ResourceFault error={resource.error!} reload={resource.reload} />
    ) : (
      <Skeleton height={480} />
    );
  const isTooLittle = BigInt(options.available) < BigInt(options.min);
  // One empty state is enough.
  const isListed = list.value === undefined || list.items.length > 0 || (options.accounts.length > 0 && !isTooLittle);
  return (
    <>
      <PageHead title={t('pages.withdraw')} text={t('withdraw.text')} />
      {options.recent
        .filter(({ answerable }) => answerable)
        .map((row) => (
          <ReceiptCard key={row.id} withdrawal={row} onAnswered={reload} />
        ))}
      <Stats
        stats={[
          { key: 'available', label: t('withdraw.available'), value: money(options.available), big: true },
          { key: 'fee', label: t('withdraw.fee'), value: t('withdraw.noFee') },
          {
            key: 'expected',
            label: t('withdraw.expected'),
            value: t('withdraw.hours', { hours: options.expectedHours }),
          },
        ]}
      />
      {options.bonusTurnover && <MissingTurnover turnover={options.bonusTurnover} />}
      {options.accounts.length === 0 ? (
        <NoPayoutAccount onAdded={reload} />
      ) : isTooLittle ? (
        <TooLittle options={options} />
      ) : (
        <WithdrawalForm options={options} onAsked={reload} />
      )}
      {isListed && <WithdrawalList list={list} onChanged={reload} />}
    </>
  );
}
