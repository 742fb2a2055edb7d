import { useTranslation } from 'react-i18next';
import { PopularGames } from '../games/popular-games.tsx';
import type { FaultProps } from './fault-texts.ts';
import { PageFault } from './page-fault.tsx';

/** A game area that cannot be shown: the cause, what the member can do, and other games. Source: 8-21. */
export function GameFault(props: FaultProps) {
  const { t } = useTranslation('shell');
  return (
    <PageFault {...props} title={t('fault.gameTitle')}>
      <PopularGames />
    </PageFault>
  );
}
