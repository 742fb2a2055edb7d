import type { ReplyOf } from '@atrium/contracts/endpoint';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import type { gameMenus } from '@atrium/contracts/vendor-cards';
import type { Parts } from '../platform/parts.ts';
import { vendorCards } from './games.repository.ts';

/** Every category that has vendors with games, in the order of the navigation. Source: 2.3-21, 7-034. */
export async function menus({ database }: Pick<Parts, 'database'>): Promise<ReplyOf<typeof gameMenus>> {
  const cards = await vendorCards(database);
  return CATEGORIES.map((category) => ({
    category,
    vendors: cards.filter((card) => card.gameType === category),
  })).filter(({ vendors }) => vendors.length > 0);
}
