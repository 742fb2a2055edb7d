import { DrawsPage } from '@atrium/draws/draws-page';
import { useTranslation } from 'react-i18next';
import { ElottBoard } from './elott-board.tsx';

export function Page() {
  const { t } = useTranslation('lottery');
  return <DrawsPage area="ELOTT" title={t('elott.title')} text={t('elott.text')} board={ElottBoard} />;
}
