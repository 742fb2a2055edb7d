import type { Game } from '@atrium/contracts/games';
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { useCardView } from './card-view.ts';
import { favourites } from './favourites.state.ts';
import { GameCard, type GameCardProps } from './game-card.tsx';
import { playableAtom } from './vendors.state.ts';

type OfThePlace = Pick<GameCardProps, 'at' | 'of' | 'early' | 'style'>;

/** Renders the cards of a grid; their shared state is read once for all of them. */
export function useCards(line: GameCardProps['line']): (game: Game, place: OfThePlace) => ReactNode {
  const view = useCardView();
  const favouriteIds = useAtomValue(favourites.idsAtom);
  const playable = useAtomValue(playableAtom);
  return useCallback(
    (game, place) => (
      <GameCard
        key={game.gameId}
        game={game}
        view={view}
        favourite={favouriteIds.has(game.gameId)}
        playable={playable(game)}
        line={line}
        {...place}
      />
    ),
    [view, favouriteIds, playable, line],
  );
}
