import { Skeleton } from '@atrium/ui/skeleton';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { type GameGridProps, gridStyles } from './grid-layout.ts';
import { LOBBY_NAMESPACE } from './texts.ts';

/** The shape of a shelf that is on its way. */
export function GridSkeleton({ covers = 'regular', count = 12 }: Pick<GameGridProps, 'covers'> & { count?: number }) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  return (
    <div aria-busy css={[gridStyles.grid, gridStyles[covers]]}>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {[...Array(count).keys()].map((place) => (
        <div key={place}>
          <Skeleton ratio="3 / 4" />
          <Skeleton width="60%" height={14} style={{ marginBlock: 9 }} />
        </div>
      ))}
    </div>
  );
}
