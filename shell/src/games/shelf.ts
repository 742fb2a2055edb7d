import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { measures } from '../document/measures.ts';

/** Seven covers in a row, or `--covers`; on a phone the row scrolls sideways. */
export const shelf = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--covers, 7), minmax(0, 1fr))',
  gap: tokens.space[4],
  [media.compact]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: measures.shelfCover,
    gap: tokens.space[3],
    marginInlineEnd: -16,
    paddingInlineEnd: tokens.space[4],
    paddingBlock: 4,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    '& > li': { scrollSnapAlign: 'start' },
  },
});
