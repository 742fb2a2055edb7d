import { MovementPage } from '@atrium/centre/movement-page';
import { NotEnabled } from '@atrium/centre/not-enabled';
import { PageHead } from '@atrium/centre/page-head';
import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('member-centre');
  if (!isSwitchOn(host().permission().whitelabel, 'manualRebate'))
    return (
      <>
        <PageHead title={t('pages.manualRebate')} />
        <NotEnabled />
      </>
    );
  return (
    <MovementPage
      kind="rebate"
      title={t('pages.manualRebate')}
      text={t('cashback.text')}
      file="cashback"
      none={{ title: t('cashback.none'), text: t('cashback.noneText') }}
    />
  );
}
