import type { gameState } from '@atrium/contracts/operator';
import type * as v from 'valibot';
import type { Parts } from '../platform/parts.ts';
import type { OperatorCall } from '../operations/bind-operation.ts';
import { noteAction } from '../operations/operator-log.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';

/** Closes or reopens one game and notifies the open tabs. */
export async function setGameState(
  parts: Parts,
  { operator, body: { up, reason }, params }: OperatorCall<v.InferOutput<typeof gameState.body>>,
) {
  const id = params.id!;
  await parts.database.transaction(async (transaction) => {
    const before = await transaction.first<{ up: boolean }>('SELECT up FROM games WHERE id = $1 FOR UPDATE', [id]);
    if (!before)
      throw new OperatorRefusal(
        'UNKNOWN_GAME',
        `Unknown game ${id}. A game ID is the vendor code, a hyphen and the game name, for example PG-owl-parliament.`,
      );
    if (before.up === up) return;
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
