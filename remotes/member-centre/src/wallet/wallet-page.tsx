import { useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { WalletTransfer } from '../transfer/wallet-transfer.tsx';
import { BalancePlot } from './balance-plot.tsx';
import { VendorWallets } from './vendor-wallets.tsx';
import { walletsResource } from './wallet.state.ts';

export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const [chosen, setChosen] = useState<string>();
  const resource = useResource(walletsResource);
  const value = resource.value;
  if (!value)
    return resource.status === 'failed' ? (
      <ResourceFault error={resource.error!} reload={resource.reload} />
    ) : (
      <Skeleton height={480} />
    );
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
      {value.isSingle && (
        <Note title={t('wallet.single')} icon="wallet">
          {t('wallet.singleText')}
        </Note>
      )}
      {value.isSingle && value.vendors.length > 0 && (
        <Note title={t('wallet.old')} tone="warn">
          {t('wallet.oldText')}
        </Note>
      )}
      {value.vendors.length > 0 && (
        <>
          <WalletTransfer key={chosen} value={value} to={chosen} onMoved={() => void resource.reload()} />
          <VendorWallets
            vendors={value.vendors}
            busy={resource.status === 'refreshing'}
            onFill={value.isSingle ? undefined : setChosen}
            onCollected={() => void resource.reload()}
          />
        </>
      )}
    </>
  );
}

const styles = { actions: css({ display: 'flex', gap: tokens.space[2] }) };
