import { css } from '@emotion/react';
import type { Game } from '@atrium/contracts/games';
import { media, tokens } from '@atrium/ui/theme';
import type { ReactNode } from 'react';

export interface GameGridProps {
  games: readonly Game[];
  /** Number of games with the pages that are not loaded. Default: the length of `games`. */
  total?: number;
  covers?: 'regular' | 'large';
  line?: (game: Game) => ReactNode;
}

export const gridStyles = {
  grid: css({
    display: 'grid',
    gap: `${tokens.space[5]} ${tokens.space[4]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.space[3] },
  }),
  /** A long list: the containing block of the cards that it positions. */
  room: css({ position: 'relative' }),
  /** The place of a card that is not drawn: a cover and the line under it. */
  place: css({
    '&::before': {
      content: '""',
      display: 'block',
      aspectRatio: '3 / 4',
      marginBlockEnd: 30,
      borderRadius: tokens.radius.medium,
      background: tokens.color.surface2,
    },
  }),
  regular: css({ [media.notPhone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))' } }),
  large: css({ [media.notPhone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(264px, 1fr))' } }),
};
