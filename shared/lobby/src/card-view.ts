import { css, type SerializedStyles } from '@emotion/react';
import type { Game } from '@atrium/contracts/games';
import { useMoney, useReturnTime } from '@atrium/host';
import { jackpotOf, useJackpots } from '@atrium/host/jackpots';
import { useClassNames } from '@atrium/ui/class-names';
import { iconButtonLook } from '@atrium/ui/icon-button';
import { media, tokens } from '@atrium/ui/theme';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coverButton, demoInSight } from './cover-button.ts';
import { favourites } from './favourites.state.ts';
import { LOBBY_NAMESPACE } from './namespace.ts';
import { vendorReturnsAtom } from './vendors.state.ts';

/**
 * What all cards of a grid share, read once by the grid: hooks in each card are slow enough to be visible in a quick scroll
 * on a slow phone.
 */
export function useCardView() {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const money = useMoney();
  const toggleFavourite = useSetAtom(favourites.toggleAtom);
  const returns = useAtomValue(vendorReturnsAtom);
  const returnTime = useReturnTime();
  const names = useClassNames(styles);
  const jackpots = useJackpots();
  return useMemo(() => {
    const words = {
      favourite: t('card.favourite'),
      demo: t('card.demo'),
      jackpot: t('card.jackpot'),
      new: t('card.new'),
    };
    const off = (vendor: string) => {
      const time = returnTime(returns[vendor]);
      return time ? t('vendors.back', { time }) : t('card.off');
    };
    const jackpot = (game: Game) => {
      const amount = jackpots ? jackpotOf(jackpots.running, game)?.amount : game.jackpot;
      return amount && money(amount);
    };
    return {
      words,
      off,
      jackpot,
      from: (amount: string) => t('card.from', { amount: money(amount) }),
      toggleFavourite,
      names,
    };
  }, [t, money, returns, returnTime, toggleFavourite, names, jackpots]);
}

export type CardView = ReturnType<typeof useCardView>;

const line = css({ flex: 1, paddingBlockStart: 4, minInlineSize: 0, whiteSpace: 'nowrap' });

const styles = {
  item: css({ minInlineSize: 0 }),
  art: coverButton.art,
  restingArt: css([coverButton.art, coverButton.off]),
  // Most cards show their picture alone: they save a clip.
  button: coverButton.button,
  clippedButton: css([coverButton.button, coverButton.clipped]),
  tag: css({ pointerEvents: 'none', position: 'relative', placeSelf: 'start', margin: tokens.space[2] }),
  demo: css({
    alignSelf: 'end',
    margin: tokens.space[3],
    blockSize: 36,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.radius.medium,
    // Without colours and not without opacity: each opacity is a layer, in every card of a long list.
    background: 'transparent',
    color: 'transparent',
    fontWeight: tokens.weight.strong,
    pointerEvents: 'none',
    cursor: 'pointer',
    transition: `background ${tokens.motion.fast} ${tokens.motion.ease}, color ${tokens.motion.fast} ${tokens.motion.ease}, border-color ${tokens.motion.fast} ${tokens.motion.ease}`,
    ...tokens.type.body,
    // Touch has no hover: on the shelf of demos the button is always visible.
    '@media (hover: none)': { '[data-shelf="demo"] &': demoInSight },
    '&:focus-visible': { outline: `2px solid ${tokens.color.onPlate}`, outlineOffset: -4 },
    // Forced colours know no transparent text.
    [media.forcedColors]: { opacity: 0 },
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
  line,
  longLine: css([line, { overflow: 'hidden', textOverflow: 'ellipsis' }]),
  // The heart's picture is aligned with the cover, not its target area.
  heart: css([iconButtonLook.button, iconButtonLook.small, { marginInlineEnd: -6 }]),
  chosenHeart: css([
    iconButtonLook.button,
    iconButtonLook.small,
    { marginInlineEnd: -6, color: tokens.color.accentText },
  ]),
} satisfies Record<string, SerializedStyles>;
