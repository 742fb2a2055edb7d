import { css } from '@emotion/react';
import { formatNumber } from '@atrium/i18n/format';
import { Chip } from '@atrium/ui/chip';
import { media, tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import type { Shelf } from './filters.ts';
import type { ShelfCounts } from './shelf-counts.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';

export interface ShelfButtonsProps {
  shelves: readonly Shelf[];
  counts: ShelfCounts | undefined;
  value: Shelf;
  onChoose: (shelf: Shelf) => void;
}

/** One shelf at a time: all games, the new ones, the member's own, and so on, with how many each holds. */
export function ShelfButtons({ shelves, counts, value, onChoose }: ShelfButtonsProps) {
  const { t, i18n } = useTranslation(LOBBY_NAMESPACE);
  return (
    <div role="group" aria-label={t('shelf.label')} css={row}>
      {shelves
        .filter(
          (shelf) =>
            ALWAYS.has(shelf) ||
            shelf === value ||
            (counts?.[shelf] !== 0 && !(SELDOM.has(shelf) && counts?.[shelf] === undefined)),
        )
        .map((shelf) => (
          <Chip
            key={shelf}
            pressed={shelf === value}
            count={counts && counts[shelf] !== null ? formatNumber(counts[shelf] ?? 0, i18n.language) : undefined}
            onClick={() => onChoose(shelf)}
          >
            {t(`shelf.${shelf}`)}
          </Chip>
        ))}
    </div>
  );
}

/** Shelves that are offered also when they are empty: all games, and those that the member fills. */
const ALWAYS: ReadonlySet<Shelf> = new Set(['all', 'favourite']);
/** Shelves that are offered only where the gateway counts at least one game. */
const SELDOM: ReadonlySet<Shelf> = new Set(['hot', 'recent']);

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  // On a phone they stay one line, which goes on to the edge of the screen.
  [media.phone]: {
    flexWrap: 'nowrap',
    marginInline: `calc(-1 * ${tokens.space[4]})`,
    paddingInline: tokens.space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});
