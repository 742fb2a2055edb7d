import { MovementPage } from '@atrium/centre/movement-page';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('member-centre');
  return (
    <MovementPage
      kind="bonus"
      title={t('pages.bonusDetails')}
      text={t('bonus.text')}
      file="bonus"
      none={{ title: t('bonus.none'), text: t('bonus.noneText') }}
    />
  );
}
