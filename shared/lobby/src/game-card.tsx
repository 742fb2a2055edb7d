import type { Game } from '@atrium/contracts/games';
import { host, launchObjectOf } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Icon } from '@atrium/ui/icon';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { type CSSProperties, memo, type ReactNode, useId, useState } from 'react';
import type { CardView } from './card-view.ts';
import { Cover } from './cover.tsx';
import { GamePlate, MaintenancePlate } from './game-plate.tsx';

export interface GameCardProps {
  game: Game;
  view: CardView;
  favourite: boolean;
  playable: boolean;
  /** Position in the list and its length, where only a part of the list is in the page. */
  at?: number;
  of?: number;
  early?: boolean;
  /** Under the cover instead of the smallest stake. */
  line?: (game: Game) => ReactNode;
  style?: CSSProperties | undefined;
}

/** Letters that fit into one line of the narrowest card: longer names are cut, and each cut costs a layer. */
const FITTING_LETTERS_COUNT = 16;

/**
 * One game of a shelf. The whole cover is one button with the game's name; demo and favourite are further buttons with
 * the name as their description, so that the name alone always means the game.
 */
export const GameCard = memo(function GameCard({
  game,
  view,
  favourite,
  playable,
  at,
  of,
  early,
  line,
  style,
}: GameCardProps) {
  const { words, off, jackpot, from, toggleFavourite, names } = view;
  const id = useId();
  // Half of a card's elements are in its plate, which a scrolled list never shows.
  const [looked, setLooked] = useState(false);
  const look = () => setLooked(true);
  const amount = jackpot(game);
  const tag = amount ?? (game.isNew ? words.new : null);
  const says = playable ? (line?.(game) ?? from(game.minBet)) : off(game.vassalage);
  return (
    <li className={names.item} style={style} aria-posinset={at} aria-setsize={of}>
      <div className={playable ? names.art : names.restingArt}>
        <button
          type="button"
          id={`${id}game`}
          data-game
          className={looked || !playable ? names.clippedButton : names.button}
          aria-label={game.name}
          aria-describedby={tag && playable ? `${id}tag ${id}line` : `${id}line`}
          onPointerEnter={look}
          onFocus={look}
          onClick={() => void host().launch(launchObjectOf(game))}
        >
          <Cover cover={game.cover} name={game.name} early={early} near={at !== undefined} />
          {playable ? looked && <GamePlate game={game} /> : <MaintenancePlate name={game.name} />}
        </button>
        {tag && playable && (
          // Beside the button, not in it: the button is called by what can be read inside it, the game's name.
          <span className={names.tag}>
            <Badge tone="picture" id={`${id}tag`} aria-hidden>
              {amount && <VisuallyHidden>{words.jackpot} </VisuallyHidden>}
              {tag}
            </Badge>
          </span>
        )}
        {game.demo && playable && (
          <button
            type="button"
            className={names.demo}
            aria-describedby={`${id}game`}
            data-demo
            onClick={() => void host().launch(launchObjectOf(game, 'demo'))}
          >
            {words.demo}
          </button>
        )}
      </div>
      <div className={names.caption}>
        <span
          id={`${id}line`}
          className={typeof says === 'string' && says.length <= FITTING_LETTERS_COUNT ? names.line : names.longLine}
        >
          {says}
        </span>
        <button
          type="button"
          className={favourite ? names.chosenHeart : names.heart}
          aria-label={words.favourite}
          title={words.favourite}
          aria-describedby={`${id}game`}
          aria-pressed={favourite}
          onClick={() => void toggleFavourite(game.gameId)}
        >
          <Icon name="heart" size={16} filled={favourite} />
        </button>
      </div>
    </li>
  );
});
