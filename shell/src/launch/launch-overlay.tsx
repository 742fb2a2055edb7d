import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { useRouteProgress } from '../loading/route-progress.tsx';
import { launchingAtom } from './launch.state.ts';

/** Announces that a game is opening, with the bar at the top and to screen readers. */
export function LaunchOverlay() {
  const { t } = useTranslation('shell');
  const game = useAtomValue(launchingAtom);
  useRouteProgress(game !== null);
  return <VisuallyHidden aria-live="polite">{game && t('launch.opening', { game: game.name })}</VisuallyHidden>;
}
