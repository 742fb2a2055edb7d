import { DrawsPage } from '@atrium/draws/draws-page';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('lottery');
  return <DrawsPage area="ELOTT" title={t('elott.title')} text={t('elott.text')} />;
}
