import { css } from '@emotion/react';
import { media } from '@atrium/ui/theme';
import type { SportsEvent } from './book.state.ts';
import { isOver } from './choose-events.ts';

type Markets = SportsEvent['markets'];

/** An event that is over has no prices. */
export const marketsOf = (event: SportsEvent): Markets => (isOver(event) ? [] : event.markets);

const widthOf = (picks: Markets[number]['picks']) => (picks.length > 2 ? 56 : 68);

/** The columns of a row and of its league's head: time, teams, the markets, and the way to the other markets. */
export const rowColumns = (markets: Markets) =>
  css({
    gridTemplateColumns: `92px minmax(0, 1fr) ${markets.map(() => 'auto').join(' ')} 44px`,
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) 44px' },
  });

export const marketColumns = (picks: Markets[number]['picks']) =>
  css({
    gridTemplateColumns: `repeat(${picks.length}, ${widthOf(picks)}px)`,
    [media.compact]: { gridTemplateColumns: `repeat(${picks.length}, minmax(0, 1fr))` },
  });
