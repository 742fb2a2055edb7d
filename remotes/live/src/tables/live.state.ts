import { browseGames, gameList, type Game } from '@atrium/contracts/games';
import { liveTables } from '@atrium/contracts/live-tables';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { createResource } from '@atrium/host';
import { createLobby } from '@atrium/lobby/create-lobby';
import { orderedTypes } from './game-types.ts';

export const live = createLobby({ category: 'LIVE', path: '/live' });

/** All tables of a vendor, or of all vendors, in one reply, from which its game types are derived. */
export const tablesResource = createResource(gameList);
export const visitorTablesResource = createResource(browseGames);
export const tablesQuery = (vassalage: string | undefined) => ({
  query: { gameType: 'LIVE', ...(vassalage && { vassalage }), pageSize: 500 },
});

/** The game types of the tables, in the order of the specification. */
export const typesOf = (tables: readonly Game[]) => orderedTypes(new Set(tables.map(({ kind }) => kind)));

/** The state of one vendor's tables, from the vendor's own feed. */
export const standingResource = createResource(liveTables, {
  staleOn: {
    'vendor.feed': ({ gameType, vassalage }, { query }) => gameType === 'LIVE' && vassalage === query.vassalage,
  },
});
export const standingQuery = (vassalage: string) => ({ query: { vassalage } });
export type Standing = ReplyOf<typeof liveTables>['tables'][number];
