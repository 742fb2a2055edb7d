import { LobbyPage } from '@atrium/lobby/lobby-page';
import { useTranslation } from 'react-i18next';
import { fish } from './fish.state.ts';

export function Page() {
  const { t } = useTranslation('fish');
  return (
    <LobbyPage
      lobby={fish}
      title={t('title')}
      covers="large"
      shelves={['all', 'new', 'hot', 'recent', 'favourite', 'demo']}
    />
  );
}
