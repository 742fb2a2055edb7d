import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { useTranslation } from 'react-i18next';
import { NotEnabled } from '@atrium/centre/not-enabled';
import { PageHead } from '@atrium/centre/page-head';
import { MovementList } from '@atrium/centre/movement-list';

export function Page() {
  const { t } = useTranslation('member-centre');
  const enabled = isSwitchOn(host().permission().whitelabel, 'manualRebate');
  return (
    <>
      <PageHead title={t('pages.manualRebate')} text={enabled ? t('cashback.text') : undefined} />
      {enabled ? (
        <MovementList
          kind="rebate"
          caption={t('pages.manualRebate')}
          none={t('cashback.none')}
          noneText={t('cashback.noneText')}
        />
      ) : (
        <NotEnabled />
      )}
    </>
  );
}
