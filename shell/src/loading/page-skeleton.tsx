import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { column } from '../document/column.ts';

/** The shape of a page while nothing of it is known. */
export function PageSkeleton() {
  return (
    <div css={[column, styles.page]} aria-busy>
      <Skeleton width={240} height={32} />
      <Skeleton width="60%" />
      <Skeleton height={320} />
    </div>
  );
}

const styles = {
  page: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[4],
    paddingBlock: tokens.space[8],
    minBlockSize: '70vh',
  }),
};
