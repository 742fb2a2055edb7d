import type { BootData } from '@atrium/contracts/boot';
import type { Category } from '@atrium/contracts/game-categories';
import { mixedGames } from '@atrium/contracts/mixed-games';
import { EVERY_VENDOR } from '@atrium/contracts/vendor-cards';
import { coverOf } from '../games/game-card.ts';
import { findGames } from '../games/games.repository.ts';
import type { Parts } from '../platform/parts.ts';

/** The number of covers in view: on home's shelf of hot games on a phone, and in a lobby in any window. */
const ON_HOME = 3;
const IN_LOBBY = 6;

/** Lobbies that start with the covers of a vendor's games. */
const LOBBIES: Readonly<Record<string, Category>> = { '/rng': 'RNG', '/fish': 'FISH' };

/** The covers at the top of a page's first screen; none if its address has filters. */
export async function firstCovers(
  { database }: Pick<Parts, 'database'>,
  path: string,
  asked: URLSearchParams,
  boot: BootData,
): Promise<string[]> {
  if (boot.home)
    return mixedGames(boot.home.hotGames)
      .slice(0, ON_HOME)
      .map(({ cover }) => cover);
  const category = LOBBIES[path];
  const vendors = boot.menus.find((menu) => menu.category === category)?.vendors;
  if (!vendors || [...asked.keys()].some((key) => key !== 'page')) return [];
  const page = asked.get('page');
  const { vassalage } = vendors.find((vendor) => vendor.vassalage === page) ?? vendors[0]!;
  const shelf = {
    category: category!,
    vendor: page === EVERY_VENDOR ? null : vassalage,
    name: null,
    kind: null,
    minBet: null,
    minLines: null,
    only: null,
    memberId: null,
    ids: null,
  };
  return (await findGames(database, shelf, 'popular', IN_LOBBY, 0)).map(coverOf);
}
