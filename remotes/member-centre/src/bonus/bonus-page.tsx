import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';
import { MovementList } from '@atrium/centre/movement-list';

export function Page() {
  const { t } = useTranslation('member-centre');
  return (
    <>
      <PageHead title={t('pages.bonusDetails')} text={t('bonus.text')} />
      <MovementList
        kind="bonus"
        caption={t('pages.bonusDetails')}
        none={t('bonus.none')}
        noneText={t('bonus.noneText')}
      />
    </>
  );
}
