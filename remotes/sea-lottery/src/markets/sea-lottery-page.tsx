import { DrawsPage } from '@atrium/draws/draws-page';
import { useTranslation } from 'react-i18next';
import { SeaBoard } from './sea-board.tsx';

export function Page() {
  const { t } = useTranslation('sea-lottery');
  return <DrawsPage area="SEA" title={t('title')} text={t('text')} board={SeaBoard} />;
}
