import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Category } from './game-categories.ts';
import { Instant } from './money.ts';

/** In a lobby's address (`?page=`), in place of a vendor's code: all vendors in one list. Codes are upper case. Source: 15-18. */
export const EVERY_VENDOR = 'all';

/** Source: 3-44, 3-45. `isHot` 1 marks a hot vendor. `vassalage` is the vendor's code. */
export const VendorCard = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  gameType: Category,
  isHot: v.number(),
  up: v.boolean(),
  /** Of a vendor that operators took down: when they expect it back. */
  returnsAt: v.optional(v.nullable(Instant)),
  gameCount: v.number(),
  /** Account type name used in launches; lottery ones choose the route (2.4). */
  accountTypeName: v.string(),
  /** 'VASSALAGE' opens a popup game list (2.4-05). */
  isGame: v.nullable(v.string()),
  /** Vendors that launch directly (sports) carry the game to launch. */
  directGameId: v.nullable(v.string()),
});
export type VendorCard = v.InferOutput<typeof VendorCard>;

/** Every category with its vendors; for visitors too. Source: 7-034, 7-045. */
export const gameMenus = endpoint({
  name: 'games.menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'none',
  summary: 'Categories and their vendors.',
  source: '7-034',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.array(v.object({ category: Category, vendors: v.array(VendorCard) })),
  errors: [],
});
export const vassalageGameTypes = endpoint({
  name: 'games.vassalageTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'token',
  summary: 'Game types by vendor.',
  source: '7-042',
  reply: v.array(v.object({ vassalage: v.string(), gameTypes: v.array(v.string()) })),
  errors: [],
});
export const gameVendors = endpoint({
  name: 'games.vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  access: 'token',
  summary: 'Vendors by lane.',
  source: '7-043',
  reply: v.object({ data: v.object({ lanes: v.array(v.object({ category: Category, cards: v.array(VendorCard) })) }) }),
  errors: [],
});
