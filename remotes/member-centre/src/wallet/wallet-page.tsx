import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { wallets } from '@atrium/contracts/wallet';
import { useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark } from '@atrium/ui/state-mark';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { WalletTransfer } from '../transfer/wallet-transfer.tsx';
import { BalancePlot } from './balance-plot.tsx';
import { walletsResource } from './wallet.state.ts';

type VendorWallet = ReplyOf<typeof wallets>['vendors'][number];

export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const resource = useResource(walletsResource);
  const value = resource.value;
  if (!value)
    return resource.status === 'failed' ? (
      <ResourceFault error={resource.error!} reload={resource.reload} />
    ) : (
      <Skeleton height={480} />
    );
  const columns: Column<VendorWallet>[] = [
    { key: 'vendor', head: t('wallet.vendor'), cell: (row) => row.displayName, phone: 'lead' },
    {
      key: 'state',
      head: t('wallet.state'),
      cell: (row) => (
        <StateMark state={row.up ? 'good' : 'waiting'}>{t(row.up ? 'wallet.up' : 'wallet.down')}</StateMark>
      ),
    },
    { key: 'balance', head: t('wallet.balance'), cell: (row) => money(row.balance), align: 'end', phone: 'aside' },
  ];

  return (
    <>
      <PageHead title={t('pages.transferFund')}>
        <div css={styles.actions}>
          <Button variant="primary" onClick={() => openPage('depositv2')}>
            {t('pages.depositv2')}
          </Button>
          <Button onClick={() => openPage('withdraw')}>{t('pages.withdraw')}</Button>
        </div>
      </PageHead>
      <Stats
        stats={[
          { key: 'main', label: t('wallet.main'), value: money(value.main.sumBalance), big: true },
          { key: 'cash', label: t('wallet.cash'), value: money(value.main.cash) },
          { key: 'bonus', label: t('wallet.bonus'), value: money(value.main.bonus) },
          { key: 'locked', label: t('wallet.locked'), value: money(value.main.locked), detail: t('deposit.lockedWhy') },
        ]}
      />
      <BalancePlot />
      {value.isSingle ? (
        <Note title={t('wallet.single')} icon="wallet">
          {t('wallet.singleText')}
        </Note>
      ) : (
        <>
          <WalletTransfer value={value} onMoved={() => void resource.reload()} />
          <Table
            caption={t('wallet.vendors')}
            columns={columns}
            rows={value.vendors}
            rowKey={(row) => row.vassalage}
            busy={resource.status === 'refreshing'}
          />
        </>
      )}
    </>
  );
}

const styles = { actions: css({ display: 'flex', gap: tokens.space[2] }) };
