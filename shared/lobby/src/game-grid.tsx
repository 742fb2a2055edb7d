import type { Game } from '@atrium/contracts/games';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { moveInGrid } from './grid-keys.ts';
import { type GameGridProps, gridStyles } from './grid-layout.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';
import { useCards } from './use-cards.tsx';

/** In a longer list, only the cards near the window are in the page. */
export const CARD_LIMIT = 200;
const VirtualGrid = lazy(() => import('./virtual-grid.tsx').then(({ VirtualGrid }) => ({ default: VirtualGrid })));

/** Cards above the fold, which are drawn at once; the others follow in slices, so that the page stays responsive. */
const EARLY_COUNT = 6;
const NONE: readonly Game[] = [];

/** The shelf of games. */
export const GameGrid = memo(function GameGrid(props: GameGridProps) {
  const { games, covers = 'regular', line } = props;
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const card = useCards(line);
  const drawn = useDeferredValue(games, NONE);
  const plain = () => (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without marks
    <ul role="list" aria-label={t('list.label')} css={[gridStyles.grid, gridStyles[covers]]} onKeyDown={moveInGrid}>
      {games
        .slice(0, CARD_LIMIT)
        .map((game, index) =>
          index < EARLY_COUNT || drawn[index] === game ? (
            card(game, { early: index < EARLY_COUNT })
          ) : (
            <li key={game.gameId} css={gridStyles.place} aria-hidden />
          ),
        )}
    </ul>
  );
  if (games.length <= CARD_LIMIT) return plain();
  return (
    <Suspense fallback={plain()}>
      <VirtualGrid {...props} />
    </Suspense>
  );
});
