import { every, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';

const MOVE_EVERY_MS = 20_000;
const REFUSED = 'AT422';

interface Due {
  id: string;
  memberId: string;
  fromId: string | null;
  toId: string | null;
}

/**
 * Makes the approved moves whose time has come, the oldest first; returns how many. A move takes effect when it is made,
 * so no bet changes its agents afterwards. One that no longer fits the tree is refused and says so. Source: 12-12.
 */
export async function makeMoves({ database, clock, log }: Parts): Promise<number> {
  let made = 0;
  for (;;) {
    const due = await database.first<Due>(
      `SELECT id, member_id AS "memberId", from_id AS "fromId", to_id AS "toId" FROM agent_moves
        WHERE moved_at IS NULL AND refused IS NULL AND effective_at <= $1 ORDER BY effective_at, id LIMIT 1`,
      [clock.now()],
    );
    if (!due) return made;
    try {
      made += await database.transaction(async (transaction) => {
        const now = clock.now();
        const mine = await transaction.first(
          `SELECT 1 FROM agent_moves v JOIN members m ON m.id = v.member_id
            WHERE v.id = $1 AND v.moved_at IS NULL AND v.refused IS NULL AND m.upline_id IS NOT DISTINCT FROM v.from_id FOR UPDATE`,
          [due.id],
        );
        if (!mine) {
          await transaction.run(
            "UPDATE agent_moves SET refused = 'the account was moved before' WHERE id = $1 AND moved_at IS NULL",
            [due.id],
          );
          return 0;
        }
        await transaction.run('SELECT move_subtree($1, $2, $3)', [due.memberId, due.toId, now]);
        await transaction.run('UPDATE agent_moves SET moved_at = $2 WHERE id = $1', [due.id, now]);
        return 1;
      });
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      if (code !== REFUSED) throw error;
      log.warn({ err: error, move: due.id }, 'an approved move does not fit the tree');
      await database.run('UPDATE agent_moves SET refused = $2 WHERE id = $1', [due.id, message ?? '']);
    }
  }
}

/** Any number of processes may run it: a move is one row, which one of them locks. */
export const subtreeMoving = (parts: Parts): Job => every('subtree moves', MOVE_EVERY_MS, () => makeMoves(parts));
