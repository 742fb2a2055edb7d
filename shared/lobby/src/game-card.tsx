import { css } from '@emotion/react';
import type { Game } from '@atrium/contracts/games';
import { host, launchObjectOf, playableNow, useMoney } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { IconButton } from '@atrium/ui/icon-button';
import { tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { useAtomValue, useSetAtom } from 'jotai';
import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coverButton } from './cover-button.ts';
import { Cover } from './cover.tsx';
import { favouritesAtom, toggleFavouriteAtom } from './favourites.state.ts';
import { GamePlate, MaintenancePlate } from './game-plate.tsx';
import { LOBBY_NAMESPACE } from './texts.ts';
import { vendorsOffAtom } from './vendors.state.ts';

export interface GameCardProps {
  game: Game;
  /** Place in the list and its length, where the list shows only a part of itself. */
  at?: number;
  of?: number;
  early?: boolean;
  /** Under the cover instead of the smallest stake. */
  line?: (game: Game) => ReactNode;
}

/**
 * One game of a shelf. The whole cover is one button named by the game; demo and favourite are further buttons that
 * take the game's name as their description, so that the name alone always means the game.
 */
export const GameCard = memo(function GameCard({ game, at, of, early, line }: GameCardProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const money = useMoney();
  const favourite = useAtomValue(favouritesAtom).has(game.gameId);
  const toggleFavourite = useSetAtom(toggleFavouriteAtom);
  const playable = playableNow(game, useAtomValue(vendorsOffAtom));
  const id = useId();
  // Half of a card's elements are in its plate, which a scrolled list never shows.
  const [looked, setLooked] = useState(false);
  const look = () => setLooked(true);
  const tag = game.jackpot ? t('card.jackpot') : game.isNew ? t('card.new') : null;
  return (
    <li css={styles.item} aria-posinset={at} aria-setsize={of}>
      <div css={playable ? coverButton.art : restingArt}>
        <button
          type="button"
          id={`${id}game`}
          data-game
          css={coverButton.button}
          aria-label={game.name}
          aria-describedby={tag && playable ? `${id}tag ${id}line` : `${id}line`}
          onPointerEnter={look}
          onFocus={look}
          onClick={() => void host().launch(launchObjectOf(game))}
        >
          <Cover cover={game.cover} name={game.name} early={early} />
          {!playable ? (
            <MaintenancePlate name={game.name} />
          ) : looked ? (
            <GamePlate game={game} />
          ) : (
            <VisuallyHidden>{game.name}</VisuallyHidden>
          )}
        </button>
        {tag && playable && (
          // Beside the button, not in it: the button is called by what can be read inside it, the game's name.
          <Badge tone="picture" id={`${id}tag`} aria-hidden css={styles.tag}>
            {tag}
          </Badge>
        )}
        {game.demo && playable && (
          <button
            type="button"
            css={styles.demo}
            aria-describedby={`${id}game`}
            data-demo
            onClick={() => void host().launch(launchObjectOf(game, 'demo'))}
          >
            {t('card.demo')}
          </button>
        )}
      </div>
      <div css={styles.caption}>
        <span id={`${id}line`} css={styles.line}>
          {playable ? (line?.(game) ?? t('card.from', { amount: money(game.minBet) })) : t('card.off')}
        </span>
        <IconButton
          icon="heart"
          size="small"
          label={t('card.favourite')}
          aria-describedby={`${id}game`}
          aria-pressed={favourite}
          filled={favourite}
          css={favourite ? styles.chosenHeart : styles.heart}
          onClick={() => void toggleFavourite(game.gameId)}
        />
      </div>
    </li>
  );
});

const styles = {
  item: css({ minInlineSize: 0 }),
  tag: css({ pointerEvents: 'none', position: 'absolute', insetBlockStart: tokens.space[2], insetInlineStart: tokens.space[2] }),
  demo: css({
    position: 'absolute',
    insetInline: tokens.space[3],
    insetBlockEnd: tokens.space[3],
    blockSize: 36,
    padding: 0,
    border: `1px solid ${tokens.color.onPlate}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.plate,
    color: tokens.color.onPlate,
    fontWeight: tokens.weight.strong,
    opacity: 0,
    pointerEvents: 'none',
    cursor: 'pointer',
    transition: `opacity ${tokens.motion.fast} ${tokens.motion.ease}`,
    ...tokens.type.body,
    // Fingers do not hover: on the shelf of demos the button is simply there.
    '@media (hover: none)': { '[data-shelf="demo"] &': { opacity: 1, pointerEvents: 'auto' } },
    '&:hover': { background: tokens.color.onPlate, color: tokens.color.plate },
    '&:focus-visible': { outline: `2px solid ${tokens.color.onPlate}`, outlineOffset: -4 },
  }),
  caption: css({
    display: 'flex',
    alignItems: 'start',
    gap: tokens.space[2],
    minBlockSize: 28,
    marginBlockStart: 2,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  line: css({
    flex: 1,
    paddingBlockStart: 4,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
  // The heart's picture, not its room to press, ends with the cover.
  heart: css({ marginInlineEnd: -6 }),
  chosenHeart: css({ marginInlineEnd: -6, color: tokens.color.accentText }),
};
const restingArt = css([coverButton.art, coverButton.off]);
