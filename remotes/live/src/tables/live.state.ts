import { browseGames, gameList, type Game } from '@atrium/contracts/games';
import { liveTables } from '@atrium/contracts/live-tables';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { createResource } from '@atrium/host';
import { createLobby } from '@atrium/lobby/create-lobby';
import { orderedTypes } from './game-types.ts';

export const live = createLobby({ category: 'LIVE', path: '/live' });

/** All tables of a vendor in one answer: what tells which game types it has. */
export const tablesResource = createResource(gameList);
export const visitorTablesResource = createResource(browseGames);
export const tablesQuery = (vassalage: string) => ({ query: { gameType: 'LIVE', vassalage, pageSize: 200 } });

/** The game types that some tables are of, in the order of the specification. */
export const typesOf = (tables: readonly Game[]) => orderedTypes(new Set(tables.map(({ kind }) => kind)));

/** How the tables of one vendor stand, by the vendor's own feed. */
export const standingResource = createResource(liveTables, {
  staleOn: {
    'vendor.feed': ({ gameType, vassalage }, { query }) => gameType === 'LIVE' && vassalage === query.vassalage,
  },
});
export const standingQuery = (vassalage: string) => ({ query: { vassalage } });
export type Standing = ReplyOf<typeof liveTables>['tables'][number];
