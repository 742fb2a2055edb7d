import { createHash } from 'node:crypto';
import type { TableState, TablesBody, TablesReply } from '@atrium/contracts/vendor-feed';
import type { House } from '../house.ts';
import { hasRules, mechanicOf } from '../pick-mechanic.ts';
import { liveView } from './live-round.ts';
import { limitsOf } from './table-company.ts';

/** The number of results sent for a table, the latest last. */
const ROAD = 18;

/** The present state of the requested tables; only that nothing changed to a caller that knows it already. */
export function tablesNow(house: House, vendorId: string, { games, known }: TablesBody): TablesReply {
  const tables = house.store.transaction(() => games.flatMap((game) => stateOf(house, vendorId, game)));
  const version = createHash('sha256').update(JSON.stringify(tables)).digest('base64url').slice(0, 22);
  return { status: 'ok', version, tables: known === version ? null : tables };
}

function stateOf(house: House, vendorId: string, launch: TablesBody['games'][number]): TableState[] {
  const game = hasRules({ ...launch, category: 'LIVE' })
    ? mechanicOf({ ...launch, category: 'LIVE' }).table
    : undefined;
  if (!game) return [];
  const { company, board } = liveView(house, { vendorId, launch: { gameId: launch.gameId } }, game);
  const [least, most] = limitsOf(launch.gameId);
  return [
    {
      gameId: launch.gameId,
      ...company,
      minBet: String(least),
      maxBet: String(most),
      road: board.slice(-ROAD).map((outcome) => game.result(outcome)),
    },
  ];
}
