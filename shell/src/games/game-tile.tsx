import type { Game } from '@atrium/contracts/games';
import { imageAddresses } from '@atrium/contracts/image-address';
import {
  gameHealthAtom,
  host,
  playableNow,
  useMoney,
  useReturnTime,
  useSession,
  vendorReturnsAtom,
  vendorsDownAtom,
} from '@atrium/host';
import { jackpotOf, useJackpots } from '@atrium/host/jackpots';
import { CoverCard } from '@atrium/ui/cover-card';
import { IconButton } from '@atrium/ui/icon-button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { wasDrawn } from '../document/first-picture.ts';
import { favourites } from './favourites.state.ts';

/** A game on one of the shell's shelves: the cover opens it, the heart makes it a favourite. */
export function GameTile({ game, onOpen }: { game: Game; onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const favourite = useAtomValue(favourites.idsAtom).has(game.gameId);
  const toggle = useSetAtom(favourites.toggleAtom);
  const session = useSession();
  const jackpots = useJackpots({ paused: game.jackpot === null });
  const jackpot = game.jackpot && (jackpotOf(jackpots?.running ?? [], game)?.amount ?? game.jackpot);
  const cover = imageAddresses(game.cover, host().permission().imageCDNs);
  const playable = playableNow(game, useAtomValue(vendorsDownAtom), useAtomValue(gameHealthAtom));
  const back = useReturnTime()(useAtomValue(vendorReturnsAtom)[game.vassalage]);
  const off = back ? t('game.backAt', { time: back }) : t('game.notPlayable');
  return (
    <CoverCard
      src={cover}
      eager={wasDrawn(cover)}
      name={game.name}
      onOpen={onOpen}
      tag={jackpot ? money(jackpot) : game.isNew && t('game.new')}
      closed={!playable && t('game.closed')}
      caption={playable ? t('game.from', { amount: money(game.minBet) }) : off}
      action={
        <IconButton
          size="small"
          icon="heart"
          filled={favourite}
          label={t(favourite ? 'game.dropFavourite' : 'game.keepFavourite', { game: game.name })}
          aria-pressed={session ? favourite : undefined}
          onClick={() => void toggle(game.gameId)}
        />
      }
    />
  );
}
