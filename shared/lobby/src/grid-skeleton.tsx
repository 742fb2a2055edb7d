import { css } from '@emotion/react';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { type GameGridProps, gridStyles } from './grid-layout.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';

export interface GridSkeletonProps extends Pick<GameGridProps, 'covers'> {
  count?: number;
  /** Covers that are in the first places already. */
  drawn?: readonly string[] | undefined;
}

/** The outline of a shelf that loads. */
export function GridSkeleton({ covers = 'regular', count = 12, drawn = [] }: GridSkeletonProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  return (
    <div aria-busy css={[gridStyles.grid, gridStyles[covers]]}>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {[...Array(count).keys()].map((place) => (
        <div key={place}>
          {drawn[place] ? <img src={drawn[place]} alt="" css={styles.cover} /> : <Skeleton ratio="3 / 4" />}
          <Skeleton width="60%" height={14} style={{ marginBlock: 9 }} />
        </div>
      ))}
    </div>
  );
}

const styles = {
  cover: css({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
  }),
};
