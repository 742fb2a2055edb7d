import type { gameState } from '@atrium/contracts/operator';
import type * as v from 'valibot';
import type { Parts } from '../platform/parts.ts';
import type { OperatorCall } from '../operations/bind-operation.ts';
import { noteAction } from '../operations/operator-log.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Transaction } from '../platform/database.ts';
import { countedFrom, lockStates, othersDown } from './vendors/vendor-states.ts';

/** At most MOST_GAMES games of a day are closed one by one; a whole vendor is one change. */
const MOST_GAMES = 10;

/**
 * Game by game no operator closes alone what as vendors would need a second one: the last open game of a second vendor, or
 * more than `MOST_GAMES` within a day. Source: 14-01.
 */
async function refuseMany(parts: Parts, transaction: Transaction, id: string, vendor: string): Promise<void> {
  const row = await transaction.first<{ closed: number; isLast: boolean }>(
    `SELECT (SELECT count(*)::int FROM games g WHERE NOT g.up
               AND EXISTS (SELECT FROM operator_log l WHERE l.action = 'game.down' AND l.subject = g.id AND l.at > $3)) AS closed,
            NOT EXISTS (SELECT FROM games o WHERE o.vendor_code = $2 AND o.up AND o.id <> $1) AS "isLast"`,
    [id, vendor, countedFrom(parts)],
  );
  const { closed, isLast } = row!;
  if (closed < MOST_GAMES && !(isLast && (await othersDown(parts, transaction, [vendor])))) return;
  throw new OperatorRefusal(
    'CLOSE_THE_VENDOR',
    `${isLast ? `This is the last open game of ${vendor}` : `${closed} games have been closed within a day`}. Close the vendor as a whole, which a second operator approves: atrium vendor down ${vendor}`,
  );
}

/** Closes or reopens one game and notifies the open tabs. */
export async function setGameState(
  parts: Parts,
  { operator, body: { up, reason }, params }: OperatorCall<v.InferOutput<typeof gameState.body>>,
) {
  const id = params.id!;
  await parts.database.transaction(async (transaction) => {
    await lockStates(transaction);
    const before = await transaction.first<{ up: boolean; vendor: string }>(
      'SELECT up, vendor_code AS vendor FROM games WHERE id = $1 FOR UPDATE',
      [id],
    );
    if (!before)
      throw new OperatorRefusal(
        'UNKNOWN_GAME',
        `Unknown game ${id}. A game ID is the vendor code, a hyphen and the game name, for example PG-owl-parliament.`,
      );
    if (before.up === up) return;
    if (!up) await refuseMany(parts, transaction, id, before.vendor);
    await transaction.run('UPDATE games SET up = $2 WHERE id = $1', [id, up]);
    await noteAction(parts, transaction, {
      operator,
      action: up ? 'game.up' : 'game.down',
      subject: id,
      before: { up: before.up },
      after: { up },
      reason,
    });
    transaction.afterCommit(() => parts.live.publish('game.health', { gameId: id, up }));
  });
  return { id, up };
}
